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

/** A place that heads are sent to. */
export interface HeadPlace {
  /** File in the folder of the log that says how far it has them. */
  readonly file: string;
  /** What went wrong, in words; undefined when the place took the head. */
  take(cabeza: TreeHead, llaves: readonly PublicKey[]): Promise<string | undefined>;
}

/** How far a place has the heads. */
export interface Delivered {
  /** Size of the last tree whose head it took. */
  readonly tamano: number;
  readonly instante: string | null;
  /** Why the last attempt failed, for people; null when it did not. */
  readonly error: string | null;
}

const NONE: Delivered = { tamano: 0, instante: null, error: null };
export const POSTED_FILE = 'enviadas.json';
/** Heads sent at one go: a place that was away for long is caught up in turns. */
const AT_ONCE = 100;
const WITHIN_MS = 10_000;

export const readDelivered = (folder: string, file = POSTED_FILE): Delivered =>
  readJson<Delivered>(path.join(folder, file)) ?? NONE;

/** Of several places the one that has the least, or says what is wrong; undefined of none. */
export const leastDelivered = (folder: string, files: readonly string[]): Delivered | undefined =>
  files
    .map((file) => readDelivered(folder, file))
    .toSorted((a, b) => Number(a.error === null) - Number(b.error === null) || a.tamano - b.tamano)[0];

/** Sends the heads that a place does not have yet, in order; what it does not take is sent again the next time. */
export async function deliverHeads(folder: string, place: HeadPlace, llaves: readonly PublicKey[]): Promise<Delivered> {
  let state = readDelivered(folder, place.file);
  const waiting = readHeads(folder).filter(({ tamano }) => tamano > state.tamano);
  for (const head of waiting.slice(0, AT_ONCE)) {
    const error = await place.take(head, llaves);
    state = error === undefined ? { tamano: head.tamano, instante: head.instante, error: null } : { ...state, error };
    writePrivate(path.join(folder, place.file), state);
    if (error !== undefined) break;
  }
  return state;
}

/** A second place that takes heads by POST. */
export const postedTo = (place: SecondPlace): HeadPlace => ({
  file: POSTED_FILE,
  take: (cabeza, llaves) => post(place, cabeza, llaves),
});

async function post(
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
