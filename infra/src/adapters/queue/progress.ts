import type pg from 'pg';
import { writeFrame } from '../../platform/live/write-frame.ts';
import { inTransaction } from '../postgres/transaction.ts';
import { type JobRow, updateJob } from './job-rows.ts';

const EVERY_MS = 300;

/** Changes a job's row and tells its owner, in one transaction: frame `trabajo` {id, nombre, estado, progreso, texto, resultado, error}. */
export function changeJob(
  db: pg.Pool,
  id: string,
  set: string,
  values: readonly unknown[] = [],
): Promise<JobRow | undefined> {
  return inTransaction(db, async (client) => {
    const row = await updateJob(client, id, set, values);
    if (row?.usuario) {
      const { name: nombre, estado, progreso, texto, resultado, error } = row;
      await writeFrame(client, {
        evento: 'trabajo',
        datos: { id, nombre, estado, progreso, texto, resultado, error },
        para: { usuarios: [row.usuario] },
      });
    }
    return row;
  });
}

/** Progress that is written at most a few times per second, in order; `settled` before the end is told. */
export function progressWriter(
  db: pg.Pool,
  id: string,
  onError: (error: Error) => void,
): { report: (percent: number, texto?: string) => void; settled: () => Promise<void> } {
  let last = Number.NEGATIVE_INFINITY;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    report(percent, texto) {
      const now = performance.now();
      // The last word is always said: a finished job tells all its rows.
      if (percent < 99 && now - last < EVERY_MS) return;
      last = now;
      const values = [Math.max(0, Math.min(100, Math.round(percent))), texto ?? null];
      writing = writing.then(() => changeJob(db, id, 'progreso = $2, texto = $3', values)).catch(onError);
    },
    settled: async () => void (await writing),
  };
}
