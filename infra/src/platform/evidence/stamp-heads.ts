import { hash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, writePrivate } from '../private-file.ts';
import { headsAround, headText, lastHead, type TreeHead } from './heads.ts';
import { readTimeStamp, timeStampRequest } from './time-stamp.ts';

/** How far heads are stamped by an authority of the outside world. */
export interface Stamped {
  /** Size of the last tree whose head was stamped. */
  readonly tamano: number;
  /** What the authority's clock said. */
  readonly instante: string | null;
  /** Why the last attempt failed, for people; null when it did not. */
  readonly error: string | null;
  /** When it was last asked, by the clock of this machine. */
  readonly pedido: string | null;
}

const NONE: Stamped = { tamano: 0, instante: null, error: null, pedido: null };
/** Authorities give so many away: each head covers all before it, so that one an hour says as much. */
const EVERY_MS = 60 * 60_000;
const AGAIN_MS = 5 * 60_000;
const WITHIN_MS = 15_000;
const MOST_BYTES = 100_000;

const stateFile = (folder: string): string => path.join(folder, 'sellos.json');
const stampFolder = (folder: string): string => path.join(folder, 'sellos');
const stampFile = (folder: string, tamano: number): string => path.join(stampFolder(folder), `${tamano}.tsr`);
export const readStamped = (folder: string): Stamped => readJson<Stamped>(stateFile(folder)) ?? NONE;

/** The digest that is stamped of a head: of its text, so that anybody makes it anew with `sha256sum`. */
export const stampedDigest = (head: TreeHead): Buffer => Buffer.from(hash('sha256', headText(head), 'hex'), 'hex');

async function ask(url: string, digest: Buffer): Promise<{ readonly answer: Buffer; readonly nonce: Buffer } | string> {
  const nonce = randomBytes(8);
  nonce[0]! |= 0x80;
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(timeStampRequest(digest, nonce)),
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const answer = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok) return `La autoridad de sellado respondió ${reply.status}.`;
    if (answer.length > MOST_BYTES) return 'La autoridad de sellado respondió algo que no es un sello de tiempo.';
    return { answer, nonce };
  } catch {
    return 'La autoridad de sellado no respondió.';
  }
}

/**
 * Has the last head stamped by the RFC 3161 authority at `url`, once an hour while there is news and again after five minutes
 * when that failed; the whole answer is kept as `sellos/<size>.tsr`, for `openssl ts -verify`. Never rejects for what the
 * authority says.
 */
export async function stampHead(folder: string, url: string, now = new Date()): Promise<Stamped> {
  const state = readStamped(folder);
  const head = lastHead(folder);
  const rest = state.error === null ? EVERY_MS : AGAIN_MS;
  if (!head || head.tamano === state.tamano) return state;
  if (state.pedido !== null && Math.abs(now.getTime() - Date.parse(state.pedido)) < rest) return state;
  const pedido = now.toISOString();
  const digest = stampedDigest(head);
  const asked = await ask(url, digest);
  const read = typeof asked === 'string' ? { error: asked } : readTimeStamp(asked.answer, digest, asked.nonce);
  let next: Stamped = { ...state, pedido, error: 'error' in read ? read.error : null };
  if ('instante' in read && typeof asked !== 'string') {
    mkdirSync(stampFolder(folder), { recursive: true, mode: 0o700 });
    writeFileSync(stampFile(folder, head.tamano), asked.answer, { mode: 0o600 });
    next = { tamano: head.tamano, instante: read.instante, error: null, pedido };
  }
  writePrivate(stateFile(folder), next);
  return next;
}

/** The first stamped head that covers as many events, with its text and the authority's answer; undefined: none does yet. */
export function stampOver(
  folder: string,
  tamano: number,
): { readonly tamano: number; readonly texto: string; readonly sello: Buffer } | undefined {
  const sizes = existsSync(stampFolder(folder))
    ? readdirSync(stampFolder(folder)).map((name) => Number.parseInt(name))
    : [];
  const stamped = Math.min(...sizes.filter((size) => size >= tamano));
  // Of heads there are as many as minutes: they are looked for, not read through.
  const head = Number.isFinite(stamped) ? headsAround(folder, stamped - 1).covering : undefined;
  return head?.tamano === stamped
    ? { tamano: stamped, texto: headText(head), sello: readFileSync(stampFile(folder, stamped)) }
    : undefined;
}
