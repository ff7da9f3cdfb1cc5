import path from 'node:path';
import { readJson, writePrivate } from '../private-file.ts';
import { readHeads, type TreeHead } from './heads.ts';
import type { PublicKey } from './keys.ts';

/** Where heads are sent besides, out of reach of whoever rules this machine. */
export interface SecondPlace {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token?: string | undefined;
}

/** How far the second place has the heads. */
export interface Delivered {
  /** Size of the last tree whose head it took. */
  readonly tamano: number;
  readonly instante: string | null;
  /** Why the last attempt failed, for people; null when it did not. */
  readonly error: string | null;
}

const NONE: Delivered = { tamano: 0, instante: null, error: null };
const fileOf = (folder: string): string => path.join(folder, 'enviadas.json');
/** Heads sent at one go: a place that was away for long is caught up in turns. */
const AT_ONCE = 100;
const WITHIN_MS = 10_000;

export const readDelivered = (folder: string): Delivered => readJson<Delivered>(fileOf(folder)) ?? NONE;

/** Sends the heads that the second place does not have yet, in order; what it does not take is sent again the next time. */
export async function deliverHeads(
  folder: string,
  place: SecondPlace,
  llaves: readonly PublicKey[],
): Promise<Delivered> {
  let state = readDelivered(folder);
  const waiting = readHeads(folder).filter(({ tamano }) => tamano > state.tamano);
  for (const head of waiting.slice(0, AT_ONCE)) {
    const error = await send(place, head, llaves);
    state = error === undefined ? { tamano: head.tamano, instante: head.instante, error: null } : { ...state, error };
    writePrivate(fileOf(folder), state);
    if (error !== undefined) break;
  }
  return state;
}

/** What went wrong, in words; undefined when the place took it. */
async function send(
  { url, token }: SecondPlace,
  cabeza: TreeHead,
  llaves: readonly PublicKey[],
): Promise<string | undefined> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ cabeza, llaves }),
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await reply.arrayBuffer();
    return reply.ok ? undefined : `El segundo lugar respondió ${reply.status}.`;
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    return `El segundo lugar no respondió${cause ? ` (${cause})` : ''}.`;
  }
}
