import { randomUUID } from 'node:crypto';
import type { Principal } from '@power/domain/kernel/principal';
import type { Queue } from 'bullmq';
import type pg from 'pg';
import type { z } from 'zod';
import { openQueue, QUEUES, type QueueBackendOptions, type QueueName } from './backend.ts';
import type { AnyJob, JobDefinition } from './define-job.ts';

export interface EnqueueOptions {
  /** The same id is the same job: asking twice does it once. Default: a fresh one. Letters, digits and dashes. */
  readonly jobId?: string;
  /** Milliseconds to wait before it may start. */
  readonly delay?: number;
  /** Owner: sees progress and result. */
  readonly user?: Principal;
}

export interface JobQueue {
  /** Records the job in ops.jobs and hands it to BullMQ; answers its id. Throws when `data` is not as declared. */
  enqueue<D extends z.ZodType>(job: JobDefinition<D, unknown>, data: z.input<D>, options?: EnqueueOptions): Promise<string>;
  /** Hands BullMQ once more what was recorded but perhaps never handed over (a crash in between). Answers how many. */
  requeue(jobs: readonly AnyJob[]): Promise<number>;
  /** Makes the schedules of these jobs the only ones. */
  schedule(jobs: readonly AnyJob[]): Promise<void>;
  counts(): Promise<Record<QueueName, Record<string, number>>>;
  close(): Promise<void>;
}

export const queueOf = (job: Pick<AnyJob, 'heavy'>): QueueName => (job.heavy ? QUEUES.heavy : QUEUES.everyday);

/** Opens both queues. `db` must reach ops.jobs ({@link migrateJobs}). */
export function createJobQueue(db: pg.Pool, backend: QueueBackendOptions): JobQueue {
  const queues = new Map<QueueName, Queue>(Object.values(QUEUES).map((name) => [name, openQueue(name, backend)]));
  const add = (job: AnyJob, id: string, data: unknown, delay: number): Promise<unknown> =>
    queues.get(queueOf(job))!.add(job.name, data, { jobId: id, delay, attempts: job.attempts ?? 3, backoff: { type: 'exponential', delay: 1000 } });

  return {
    async enqueue(job, data, { jobId = randomUUID(), delay = 0, user } = {}) {
      const checked = job.schema.parse(data);
      await db.query(
        `INSERT INTO ops.jobs (id, name, estado, data, usuario, principal, not_before)
         VALUES ($1, $2, 'en_espera', $3, $4, $5, now() + make_interval(secs => $6)) ON CONFLICT (id) DO NOTHING`,
        [jobId, job.name, JSON.stringify(checked), user?._id, user && JSON.stringify(user), delay / 1000]);
      await add(job as unknown as AnyJob, jobId, checked, delay);
      return jobId;
    },
    async requeue(jobs) {
      const { rows } = await db.query<{ id: string; name: string; data: unknown }>(
        "SELECT id, name, data FROM ops.jobs WHERE estado = 'en_espera' AND not_before < now() - interval '30 seconds' ORDER BY not_before LIMIT 500");
      const known = rows.flatMap((row) => jobs.filter((job) => job.name === row.name).map((job) => ({ job, row })));
      for (const { job, row } of known) await add(job, row.id, row.data, 0);
      return known.length;
    },
    async schedule(jobs) {
      const wanted = new Set<string>();
      for (const job of jobs) {
        if (!job.schedule) continue;
        wanted.add(job.name);
        const repeat = 'cron' in job.schedule ? { pattern: job.schedule.cron, tz: 'America/Santiago' } : { every: job.schedule.everyMs };
        await queues.get(queueOf(job))!.upsertJobScheduler(job.name, repeat, { name: job.name, data: job.schedule.data });
      }
      for (const queue of queues.values()) {
        for (const found of await queue.getJobSchedulers()) if (!wanted.has(found.key)) await queue.removeJobScheduler(found.key);
      }
    },
    async counts() {
      const found = await Promise.all([...queues].map(async ([name, queue]) => [name, await queue.getJobCounts('waiting', 'active', 'delayed', 'failed')] as const));
      return Object.fromEntries(found) as Record<QueueName, Record<string, number>>;
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
