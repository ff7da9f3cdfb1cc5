import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../platform/config-error.ts';
import { isAlive, startMark } from '../../adapters/postgres/process-info.ts';
import { readJson } from '../../platform/private-file.ts';

interface Holder {
  pid: number;
  started: string;
  port: number;
}

/**
 * One launcher for one DATA_DIR. Returns the function that gives the folder free again. A lock whose
 * launcher is gone (killed, or another program has its id now) is taken over. Throws ConfigError when
 * the other one lives.
 */
export function lockDataDir(dataDir: string, port: number): () => void {
  const file = path.join(dataDir, 'launcher.lock');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startMark(process.pid), port } satisfies Holder), {
    mode: 0o600,
  });
  try {
    while (!claim(mine, file)) {
      const holder = readJson<Holder>(file);
      if (holder && lives(holder)) {
        throw new ConfigError(
          `El sistema ya está en marcha con la carpeta ${dataDir} (proceso ${holder.pid}, puerto ${holder.port}). Detenlo, o usa otra carpeta con DATA_DIR.`,
        );
      }
      takeAway(file, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

const lives = ({ pid, started }: Holder): boolean => isAlive(pid) && startMark(pid) === started;

/** Whether a launcher works on that folder now. */
export function isRunning(dataDir: string): boolean {
  const holder = readJson<Holder>(path.join(dataDir, 'launcher.lock'));
  return holder !== undefined && lives(holder);
}

/** A link is made whole or not at all: nobody ever reads a half-written lock. */
function claim(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Renaming first: of two launchers that find the same dead lock, one gets it and the other looks again. */
function takeAway(file: string, seen: Holder | undefined): void {
  const aside = `${file}.viejo-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readJson<Holder>(aside)?.pid !== seen?.pid) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
