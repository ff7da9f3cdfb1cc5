import path from 'node:path';
import { commandLine, isAlive, startMark } from '../../adapters/postgres/process-info.ts';
import { waitGone } from '../../adapters/postgres/postmaster.ts';
import { readJson, writePrivate } from '../../platform/private-file.ts';

/** What we remember of a process that we started, to know it again after we were killed. */
export interface Remembered {
  name: string;
  pid: number;
  /** Start instant as the system tells it: an id that was used again has another one. */
  started: string;
  /** Stands in its command line. */
  token: string;
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'children.json');

/** Keeps the list of running children; called after every start. */
export function rememberChildren(dataDir: string, children: Remembered[]): void {
  writePrivate(fileOf(dataDir), children);
}

export function remember(name: string, pid: number, token: string): Remembered {
  return { name, pid, started: startMark(pid), token };
}

/**
 * Ends what a killed launcher left running, and only what is proven to be its own: same id, same start
 * instant and the token of that launcher in the command line. Returns the names of those ended.
 */
export async function endLeftovers(dataDir: string): Promise<string[]> {
  const ours = (readJson<Remembered[]>(fileOf(dataDir)) ?? []).filter(isOurs);
  for (const child of ours) kill(child, 'SIGTERM');
  for (const child of ours) {
    if (await waitGone(child.pid, 8000)) continue;
    if (isOurs(child)) kill(child, 'SIGKILL');
    await waitGone(child.pid, 2000);
  }
  return ours.map(({ name }) => name);
}

function isOurs({ pid, started, token }: Remembered): boolean {
  return pid > 1 && isAlive(pid) && started !== '' && startMark(pid) === started && commandLine(pid).includes(token);
}

function kill({ pid }: Remembered, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended by itself meanwhile
  }
}
