import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { configFault } from '../../platform/config-error.ts';

const limit = 20 * 1024 * 1024;

export function logFile(dataDir: string, name: string): string {
  return path.join(dataDir, 'logs', `${name}.log`);
}

/**
 * Keeps one older part beside the log once it passes 20 MB; writers append, so the file may be cut under them. A full
 * disk costs the older part: the log itself is cut all the same, and nobody ends for it.
 */
export function rotateLog(file: string): void {
  if (!existsSync(file) || statSync(file).size < limit) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file, 0);
}

/** What a library says of a fault may go on for pages; so much of it is repeated. */
const LONGEST = 400;

/** The last line in plain words that a process wrote before it ended ('' when it wrote only log entries). */
export function lastWords(file: string, from: number): string {
  if (!existsSync(file)) return '';
  const { size } = statSync(file);
  const length = Math.min(Math.max(size - from, 0), 8192);
  const buffer = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  readSync(handle, buffer, 0, length, size - length);
  closeSync(handle);
  const lines = buffer
    .toString()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('{') && !line.startsWith('at ') && !line.startsWith('Node.js v'));
  const last = lines.findLast((line) => /^\w*Error\b/.test(line) || line.startsWith(configFault)) ?? lines.at(-1) ?? '';
  return last.length > LONGEST ? `${last.slice(0, LONGEST)}…` : last;
}
