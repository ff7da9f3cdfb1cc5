import { randomUUID } from 'node:crypto';
import { QUEUES } from './backend.ts';
import { openQueue, openWorker } from './open-queue.ts';

const LATER_MS = 3_600_000;

/**
 * Hands jobs over to a queue of its own on a Redis, takes them up, completes one and gives one up, as the system will, and
 * removes the queue. Throws what Redis refuses: no room, no writes, a cluster, a right that the user lacks.
 */
export async function tryRedis(redisUrl: string): Promise<void> {
  const backend = { databaseUrl: '', redisUrl, prefix: `power-prueba-${randomUUID()}` };
  const queue = openQueue(QUEUES.everyday, backend);
  const worker = openWorker(QUEUES.everyday, backend, async () => undefined, { autorun: false });
  worker.on('error', () => undefined);
  try {
    const later = await queue.add('probe', {}, { jobId: 'later', delay: LATER_MS });
    await later.promote();
    await queue.add('probe', {}, { jobId: 'first', priority: 1 });
    await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
    const token = randomUUID();
    const first = await worker.getNextJob(token, { block: false });
    await first?.moveToCompleted(null, token, false);
    const second = await worker.getNextJob(token, { block: false });
    await second?.moveToFailed(new Error('probe'), token, false);
    await queue.obliterate({ force: true });
  } finally {
    // Without waiting for what a Redis that refuses would have to answer.
    await Promise.allSettled([worker.close(true), queue.disconnect()]);
  }
}
