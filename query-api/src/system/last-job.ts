import type pg from 'pg';

export interface LastJob<R> {
  readonly estado: string;
  readonly resultado: R | null;
  readonly error: string | null;
  readonly fecha: string;
}

/** The newest run of a job, with its result once it has one; null when it never ran. */
export async function lastJob<R>(db: pg.Pool, name: string): Promise<LastJob<R> | null> {
  const { rows } = await db.query<Omit<LastJob<R>, 'fecha'> & { readonly fecha: Date }>(
    `SELECT estado, resultado, error, coalesce(finished_at, started_at, created_at) AS fecha FROM ops.jobs WHERE name = $1 ORDER BY created_at DESC LIMIT 1`,
    [name],
  );
  return rows[0] ? { ...rows[0], fecha: rows[0].fecha.toISOString() } : null;
}
