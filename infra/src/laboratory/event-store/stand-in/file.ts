import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { StandInLog } from './log.ts';
import type { Stored } from './stored.ts';

interface Line extends Omit<Stored, 'position' | 'data' | 'metadata'> {
  readonly position: string;
  readonly data: string;
  readonly metadata: string;
}

/** A log kept in a file, a line per write, flushed before the write is acknowledged. */
export function openLogFile(path: string): { log: StandInLog; close(): void } {
  const loaded = existsSync(path) ? load(path) : [];
  const file = openSync(path, 'a');
  const log = new StandInLog(loaded, (events) => {
    writeSync(file, `${JSON.stringify(events.map(toLine))}\n`);
    fdatasyncSync(file);
  });
  return { log, close: () => closeSync(file) };
}

/** A last line without its end was never acknowledged: it goes. */
function load(path: string): Stored[] {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) truncateSync(path, end);
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  return lines.flatMap((line) => (JSON.parse(line) as Line[]).map(fromLine));
}

function toLine({ position, data, metadata, ...rest }: Stored): Line {
  return {
    ...rest,
    position: position.toString(),
    data: data.toString('base64'),
    metadata: metadata.toString('base64'),
  };
}

function fromLine({ position, data, metadata, ...rest }: Line): Stored {
  return {
    ...rest,
    position: BigInt(position),
    data: Buffer.from(data, 'base64'),
    metadata: Buffer.from(metadata, 'base64'),
  };
}
