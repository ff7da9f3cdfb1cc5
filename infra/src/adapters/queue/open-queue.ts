import {
  createPostgresBackend,
  DelayedError,
  type Job,
  Queue,
  Worker,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { sessionConfig } from '../postgres/session.ts';
import type { QueueBackend, QueueName } from './backend.ts';

/** Back within a second once Redis is, however long it was away. */
const retryStrategy = (attempt: number): number => Math.min(50 * 2 ** attempt, 1000);

// BullMQ types the backend into each class; which one it is is known only when the process starts.
const connectionOf = ({ databaseUrl, redisUrl }: QueueBackend): never =>
  (redisUrl
    ? { url: redisUrl, maxRetriesPerRequest: null, retryStrategy }
    : { ...sessionConfig(databaseUrl), schema: 'queue', migrate: true, max: 2 }) as never;
const factoryOf = ({ redisUrl }: QueueBackend): never => (redisUrl ? undefined : createPostgresBackend) as never;

/** Puts a job that is under way back for a while; what it throws is no attempt of the job. */
export async function putOff(job: Job, token: string | undefined, ms: number): Promise<never> {
  await job.moveToDelayed(Date.now() + ms, token);
  throw new DelayedError();
}

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
