import type pg from 'pg';

export interface QueueBackendOptions {
  readonly databaseUrl: string;
  /** Set: BullMQ on Redis. Unset: on PostgreSQL, schema `queue`. */
  readonly redisUrl?: string;
}

export interface QueueBackend extends QueueBackendOptions {
  /** First part of every key in Redis: systems that share a Redis must not take each other's jobs. */
  readonly prefix: string;
}

/** Everyday jobs, and heavy ones that run one at a time. */
export const QUEUES = { everyday: 'power', heavy: 'power-pesados' } as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** A worker's hold of a job, renewed at half time: whose process is gone is given to another one after so long, ms. */
export const LOCK_MS = 20_000;

/** The queue's store for the system whose database `db` is. It must have been migrated (`migrateJobs`). */
export async function queueBackend(db: pg.Pool, options: QueueBackendOptions): Promise<QueueBackend> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM ops.installation');
  return { ...options, prefix: `power-${rows[0]!.id}` };
}
