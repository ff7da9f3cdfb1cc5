import type { Principal } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { migrate } from '../postgres/migrate.ts';

/**
 * Which database this is: a copy of it, beside it or on another server, is another one, and must not take the jobs of the
 * first out of a Redis that both use. The comment is the folder of an embedded one (`launcher/database.ts`).
 */
const HOME = `(SELECT concat_ws('/', (SELECT system_identifier FROM pg_control_system()), oid, datname, shobj_description(oid, 'pg_database'))
  FROM pg_database WHERE datname = current_database())`;

/** State of every job, written by whoever asks for it and by the worker: BullMQ's own events are not relied on. */
const TABLE = `
CREATE SCHEMA IF NOT EXISTS ops;
CREATE SCHEMA IF NOT EXISTS queue;
CREATE TABLE IF NOT EXISTS ops.jobs (
  id text PRIMARY KEY, name text NOT NULL,
  estado text NOT NULL CHECK (estado IN ('en_espera', 'en_proceso', 'listo', 'fallido')),
  progreso integer NOT NULL DEFAULT 0, texto text, data jsonb NOT NULL, resultado jsonb, error text,
  usuario text, principal jsonb, intentos integer NOT NULL DEFAULT 0, not_before timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(), started_at timestamptz, finished_at timestamptz
);
CREATE INDEX IF NOT EXISTS jobs_usuario ON ops.jobs (usuario, created_at);
CREATE INDEX IF NOT EXISTS jobs_unfinished ON ops.jobs (not_before) WHERE estado IN ('en_espera', 'en_proceso');
DROP INDEX IF EXISTS ops.jobs_waiting;
CREATE TABLE IF NOT EXISTS ops.installation (id uuid NOT NULL DEFAULT gen_random_uuid(), only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one));
INSERT INTO ops.installation DEFAULT VALUES ON CONFLICT DO NOTHING;
ALTER TABLE ops.installation ADD COLUMN IF NOT EXISTS home text;
UPDATE ops.installation SET id = gen_random_uuid(), home = ${HOME} WHERE home IS DISTINCT FROM ${HOME};
`;

export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly estado: 'en_espera' | 'en_proceso' | 'listo' | 'fallido';
  readonly progreso: number;
  readonly texto: string | null;
  readonly data: unknown;
  readonly resultado: unknown;
  readonly error: string | null;
  readonly usuario: string | null;
  readonly principal: Principal | null;
  readonly created_at: Date;
}

/** Creates ops.jobs, the schema of the queue and the name of this installation. Idempotent; several services may call it at once. */
export const migrateJobs = (pool: pg.Pool): Promise<void> => migrate(pool, TABLE);

export async function findJob(db: pg.Pool, id: string): Promise<JobRow | undefined> {
  return (await db.query<JobRow>('SELECT * FROM ops.jobs WHERE id = $1', [id])).rows[0];
}

/** Sets columns of a job and answers the row as it then stands. */
export async function updateJob(
  db: Pick<pg.ClientBase, 'query'>,
  id: string,
  set: string,
  values: readonly unknown[] = [],
): Promise<JobRow | undefined> {
  return (await db.query<JobRow>(`UPDATE ops.jobs SET ${set} WHERE id = $1 RETURNING *`, [id, ...values])).rows[0];
}
