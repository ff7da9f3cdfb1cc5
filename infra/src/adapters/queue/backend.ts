import { createPostgresBackend, Queue, Worker, type Processor, type WorkerOptions } from 'bullmq';
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

/** Back within a second once Redis is, however long it was away. */
const retryStrategy = (attempt: number): number => Math.min(50 * 2 ** attempt, 1000);

// BullMQ types the backend into each class; which one it is is known only when the process starts.
const connectionOf = ({ databaseUrl, redisUrl }: QueueBackend): never =>
  (redisUrl
    ? { url: redisUrl, maxRetriesPerRequest: null, retryStrategy }
    : { connectionString: databaseUrl, schema: 'queue', migrate: true, max: 2 }) as never;
const factoryOf = ({ redisUrl }: QueueBackend): never => (redisUrl ? undefined : createPostgresBackend) as never;

export function openQueue(name: QueueName, backend: QueueBackend): Queue {
  const { prefix } = backend;
  const queue = new Queue(
    name,
    {
      connection: connectionOf(backend),
      prefix,
      defaultJobOptions: { removeOnComplete: { age: 86_400, count: 1000 }, removeOnFail: { age: 7 * 86_400 } },
    },
    factoryOf(backend),
  ) as unknown as Queue;
  queue.on('error', () => undefined);
  return queue;
}

export function openWorker(
  name: QueueName,
  backend: QueueBackend,
  processor: Processor,
  options: Omit<WorkerOptions, 'connection' | 'prefix'>,
): Worker {
  return new Worker(
    name,
    processor,
    { ...options, prefix: backend.prefix, connection: connectionOf(backend) },
    factoryOf(backend),
  ) as unknown as Worker;
}
