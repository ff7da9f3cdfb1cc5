import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { evidenceFolder, isSigned, type PublicKey, type Signature } from './keys.ts';

/** What an instance vouches for with its signature: this log had these events in this order at this instant. */
export interface TreeHead {
  /** Identity of the log. */
  readonly registro: string;
  /** Events in the tree. */
  readonly tamano: number;
  /** Root of the Merkle tree over them, hex. */
  readonly raiz: string;
  /** Position of the last of them. */
  readonly posicion: string;
  /** Up to this position events are vouched for as they were found: none of them was signed when it was accepted. */
  readonly sellado: string;
  readonly instante: string;
  /** sha-256 of what the head before it says; 64 zeros for the first. */
  readonly anterior: string;
  readonly firmas: readonly Signature[];
}

export const FIRST = '0'.repeat(64);

/** What is signed of a head: its fields, one a line. */
export const headText = (head: Omit<TreeHead, 'firmas'>): string =>
  [
    'power-cabeza-1',
    head.registro,
    head.tamano,
    head.raiz,
    head.posicion,
    head.sellado,
    head.instante,
    head.anterior,
  ].join('\n');

/** What the head after it calls it. */
export const headHash = (head: Omit<TreeHead, 'firmas'>): string => hash('sha256', headText(head), 'hex');

/** Whether a known key signed a head. */
export const isVouchedFor = (head: TreeHead, keys: readonly PublicKey[]): boolean =>
  head.firmas.some((signature) => isSigned(headText(head), signature, keys));

/** The folder of a log within the evidence: a copy of a log is another one, with heads of its own. */
export const logFolder = (dataDir: string, identity: string): string =>
  path.join(evidenceFolder(dataDir), identity.slice(0, 8));

const fileOf = (folder: string): string => path.join(folder, 'cabezas.jsonl');

/** Heads of a folder in order. A last line that was being written when the machine stopped is none. */
export function readHeads(folder: string): TreeHead[] {
  const file = fileOf(folder);
  return existsSync(file) ? headsIn(readFileSync(file, 'utf8')) : [];
}

/** Heads in a text of one a line, whole lines only. Throws when a whole line is no head. */
export function headsIn(text: string): TreeHead[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TreeHead);
}

/** The last head that does not cover the event of that number, and the first that does. Heads are in order of their size. */
export function headsAround(
  folder: string,
  index: number,
): { readonly before: TreeHead | undefined; readonly covering: TreeHead | undefined } {
  const text = existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8') : '';
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  const head = (n: number): TreeHead | undefined => (lines[n] === undefined ? undefined : headsIn(`${lines[n]}\n`)[0]);
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (head(middle)!.tamano > index) high = middle;
    else low = middle + 1;
  }
  return { before: head(low - 1), covering: head(low) };
}

/** Bytes of the end of the file in which its last head stands whole; a head has about 600. */
const TAIL = 16_384;

/** The end of an open file, and where in it the last whole line ends. */
function tailOf(file: number): { readonly text: string; readonly end: number } {
  const { size } = fstatSync(file);
  const bytes = Buffer.alloc(Math.min(size, TAIL));
  readSync(file, bytes, 0, bytes.length, size - bytes.length);
  const end = bytes.lastIndexOf(10) + 1;
  return { text: bytes.subarray(0, end).toString(), end: size - bytes.length + end };
}

/** The last head of a folder; undefined when there is none. Reads the end of the file alone. */
export function lastHead(folder: string): TreeHead | undefined {
  if (!existsSync(fileOf(folder))) return undefined;
  const file = openSync(fileOf(folder), 'r');
  try {
    const line = tailOf(file).text.trimEnd().split('\n').at(-1);
    return line ? (JSON.parse(line) as TreeHead) : undefined;
  } finally {
    closeSync(file);
  }
}

/** Adds a head behind the others; it is on the disk when this returns. What a stop in the middle of one left is cut away first. */
export function appendHead(folder: string, head: TreeHead): void {
  const file = openSync(fileOf(folder), existsSync(fileOf(folder)) ? 'r+' : 'w+', 0o600);
  try {
    const { end } = tailOf(file);
    ftruncateSync(file, end);
    writeSync(file, `${JSON.stringify(head)}\n`, end);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
