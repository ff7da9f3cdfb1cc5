import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Of DATA_DIR what is made anew, speaks of running processes, or is saved as tables. */
const LEFT_OUT = [
  'postgres',
  'postgres.log',
  'logs',
  'run',
  'runtime.json',
  'children.json',
  'launcher.lock',
  'exports',
];
/** What is half-written, a socket, or of a process that is gone. */
const PASSING =
  /(^|\/)(\.prueba-\d+|.*\.sock(\.lock)?|.*\.parcial|postgres\.nuevo-.*|launcher\.lock\..*|.*\.json\.\d+(\.new)?)$/;

/** Heads go first, their book after them: a book may know more than the heads, never less. */
const rank = (route: string): number => (route.endsWith('cabezas.jsonl') ? 0 : route.startsWith('evidencia/') ? 1 : 2);

/** Files of a data folder that are saved, below it; what proves the log first, so that it never knows more than the log that is saved after it. */
export function filesToSave(dataDir: string): { readonly evidence: string[]; readonly others: string[] } {
  const found: string[] = [];
  const walk = (below: string): void => {
    for (const entry of readdirSync(path.join(dataDir, below), { withFileTypes: true })) {
      const route = below === '' ? entry.name : `${below}/${entry.name}`;
      if (LEFT_OUT.includes(route) || PASSING.test(route)) continue;
      if (entry.isDirectory()) walk(route);
      else if (entry.isFile()) found.push(route);
    }
  };
  if (existsSync(dataDir)) walk('');
  const ordered = found.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return {
    evidence: ordered.filter((route) => rank(route) < 2),
    others: ordered.filter((route) => rank(route) === 2),
  };
}

/** Bytes of a file as long as it is now: what is added to it meanwhile is not read. */
export function frozen(file: string): { readonly size: number; readonly bytes: AsyncIterable<Buffer> } {
  const { size } = statSync(file);
  return { size, bytes: size === 0 ? nothing() : createReadStream(file, { end: size - 1 }) };
}
async function* nothing(): AsyncGenerator<Buffer> {}

/** SHA-256 of bytes as they come. */
export async function sumOf(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of bytes) sum.update(chunk);
  return sum.digest('hex');
}

/** All bytes of an entry together. */
export async function allOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
