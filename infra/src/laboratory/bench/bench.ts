import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded.ts';
import type { Figure } from './figure.ts';

/** What each section is given. */
export interface Bench {
  /** Small sizes: proves the bench and gives the order of magnitude. */
  readonly quick: boolean;
  /** Interleaved runs of each side. */
  readonly runs: number;
  /** Progress, for whoever waits. */
  say(line: string): void;
}

export interface Section {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<Figure[]>;
}

/** Works on a PostgreSQL of its own, with the settings that the product starts it with, and removes it. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  });
}

/** A temporary folder for as long as the work takes. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'power-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Waits until it is so, looking every few milliseconds, or as seldom as `everyMs` where looking takes from what is
 * measured; throws when that takes longer than `limitMs`.
 */
export async function until(
  what: string,
  done: () => Promise<boolean> | boolean,
  limitMs = 120_000,
  everyMs = 3,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await done())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** How often whoever waits for a long piece of work looks at it: a question every few ms takes a third of two cores. */
export const PROGRESS_MS = 50;
