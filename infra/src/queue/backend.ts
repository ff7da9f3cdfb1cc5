import { createPostgresBackend, Queue, Worker, type Processor, type WorkerOptions } from 'bullmq';

export interface QueueBackendOptions {
  readonly databaseUrl: string;
  /** Set: BullMQ on Redis. Unset: on PostgreSQL, schema `queue`. */
  readonly redisUrl?: string;
}

/** Everyday jobs, and heavy ones that run one at a time. */
export const QUEUES = { everyday: 'power', heavy: 'power-pesados' } as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

// BullMQ types the backend into each class; which one it is is known only when the process starts.
const connectionOf = ({ databaseUrl, redisUrl }: QueueBackendOptions): never =>
  (redisUrl ? { url: redisUrl, maxRetriesPerRequest: null } : { connectionString: databaseUrl, schema: 'queue', migrate: true, max: 4 }) as never;
const factoryOf = ({ redisUrl }: QueueBackendOptions): never => (redisUrl ? undefined : createPostgresBackend) as never;

export function openQueue(name: QueueName, backend: QueueBackendOptions): Queue {
  const queue = new Queue(name, { connection: connectionOf(backend), defaultJobOptions: { removeOnComplete: { age: 86_400, count: 1000 }, removeOnFail: { age: 7 * 86_400 } } }, factoryOf(backend)) as unknown as Queue;
  queue.on('error', () => undefined);
  return queue;
}

export function openWorker(name: QueueName, backend: QueueBackendOptions, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker {
  return new Worker(name, processor, { ...options, connection: connectionOf(backend) }, factoryOf(backend)) as unknown as Worker;
}
