import { randomUUID } from 'node:crypto';
import type { Principal } from '@power/domain/kernel/principal';
import type { Queue } from 'bullmq';
import type pg from 'pg';
import type { z } from 'zod';
import { LOCK_MS, QUEUES, type QueueBackend, type QueueName } from './backend.ts';
import type { AnyJob, JobDefinition } from './define-job.ts';
import { changeJob } from './progress.ts';
import { redisReason } from './redis-reason.ts';
import { proveWrite } from './takes-work.ts';

export interface EnqueueOptions {
  /** The same id is the same job: asking twice does it once. Default: a fresh one. Letters, digits and dashes. */
  readonly jobId?: string;
  /** Milliseconds to wait before it may start. */
  readonly delay?: number;
  /** Owner: sees progress and result. */
  readonly user?: Principal;
}

export interface JobQueue {
  /**
   * Records the job in ops.jobs and hands it to BullMQ; answers its id. Throws when `data` is not as declared. A queue that is
   * out of reach costs two seconds, one that is full or takes no writes nothing: what was recorded is handed over by
   * {@link mend}.
   */
  enqueue<D extends z.ZodType>(
    job: JobDefinition<D, unknown>,
    data: z.input<D>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /**
   * Brings the queue back to what it should hold: jobs that were recorded but never handed over (a crash in between), jobs
   * that it lost (a Redis that came back empty or evicted a list), that it calls done though nobody here did them, or would
   * hold back because the clock was ahead when they failed or were taken up; jobs that it gave up on are told as failed.
   */
  mend(jobs: readonly AnyJob[]): Promise<void>;
  /** Takes out the repetitions that earlier versions left in the queue: schedules are kept beside it. */
  dropSchedulers(): Promise<void>;
  counts(): Promise<Record<QueueName, Record<string, number>>>;
  /** Throws when the queue is out of reach or takes no work. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How long a call waits for a queue that does not answer, and how long a question for its health does. */
const PATIENCE_MS = 2000;
const PING_MS = 1000;
export const FAILED_WORDS = 'No se pudo completar el trabajo. Inténtalo de nuevo o avisa a un administrador.';

export const queueOf = (job: Pick<AnyJob, 'heavy'>): QueueName => (job.heavy ? QUEUES.heavy : QUEUES.everyday);

/** Answers false when `work` goes on for longer. */
function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

interface Unfinished {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly late: boolean;
}

/** Jobs unfinished for longer than handing one over takes, and those of a clock that was ahead. `late`: for so long that what holds them back is no back-off. */
const UNFINISHED = `SELECT id, name, data,
    (greatest(not_before, started_at) < now() - interval '30 seconds' OR greatest(created_at, started_at) > now() + interval '1 minute') AS late
  FROM ops.jobs
  WHERE estado IN ('en_espera', 'en_proceso') AND id NOT LIKE 'repeat:%'
    AND (greatest(not_before, started_at) < now() - interval '5 seconds' OR greatest(created_at, started_at) > now() + interval '1 minute')
  ORDER BY not_before LIMIT 500`;

/**
 * Holds that a clock which was ahead left behind, in the queue's own table: BullMQ reckons them in the processes' time of
 * day and would keep a job whose process is gone until that time has come round again. Whoever lives renews theirs.
 */
const LOCKED_AHEAD = `UPDATE queue.job SET locked_until_ms = $1::bigint + $2::bigint / 2
  WHERE state = 'active' AND locked_until_ms > $1::bigint + 3 * $2::bigint`;

/** Heavy work of people goes in turns: everybody's first before anybody's second. */
async function turnOf(db: pg.Pool, name: string, { _id }: Principal): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM ops.jobs WHERE name = $1 AND usuario = $2 AND estado IN ('en_espera', 'en_proceso')",
    [name, _id],
  );
  return rows[0]!.n + 1;
}

/**
 * Both queues, each opened when it is first asked for: most who may hand a job over have none for hours, and a service
 * that need not load BullMQ starts sooner. `db` must reach ops.jobs ({@link migrateJobs}).
 */
export function createJobQueue(db: pg.Pool, backend: QueueBackend): JobQueue {
  const queues = new Map<QueueName, Promise<Queue>>();
  const opened = (name: QueueName): Promise<Queue> => {
    const queue = queues.get(name) ?? import('./open-queue.ts').then(({ openQueue }) => openQueue(name, backend));
    queues.set(name, queue);
    return queue;
  };
  const both = Object.values(QUEUES);
  const of = (job: AnyJob): Promise<Queue> => opened(queueOf(job));
  const add = async (job: AnyJob, id: string, data: unknown, delay: number, priority = 0): Promise<unknown> =>
    (await of(job)).add(job.name, data, {
      jobId: id,
      delay,
      priority,
      attempts: job.attempts ?? 3,
      backoff: { type: 'exponential', delay: 1000 },
    });
  const counts = async (): Promise<Record<QueueName, Record<string, number>>> => {
    const entries = await Promise.all(
      both.map(
        async (name) =>
          [name, await (await opened(name)).getJobCounts('waiting', 'active', 'delayed', 'failed')] as const,
      ),
    );
    return Object.fromEntries(entries) as Record<QueueName, Record<string, number>>;
  };

  const mendOne = async (job: AnyJob, { id, data, late }: Unfinished): Promise<void> => {
    const entry = await (await of(job)).getJob(id);
    if (!entry) return void (await add(job, id, data, 0));
    const state = await entry.getState();
    if (state === 'failed')
      return void (await changeJob(db, id, "estado = 'fallido', error = $2, finished_at = now()", [FAILED_WORDS]));
    if (!late) return;
    if (state === 'delayed') return entry.promote();
    // In no list of the queue (evicted), or done for another system: whoever still works on it holds it, and it stays.
    if (state !== 'unknown' && state !== 'completed') return;
    try {
      await entry.remove();
    } catch (error) {
      if (/locked/.test((error as Error).message)) return;
      throw error;
    }
    await add(job, id, data, 0);
  };

  return {
    async enqueue(job, data, { jobId = randomUUID(), delay = 0, user } = {}) {
      const checked = job.schema.parse(data);
      const priority = job.heavy && user ? await turnOf(db, job.name, user) : 0;
      await db.query(
        `INSERT INTO ops.jobs (id, name, estado, data, usuario, principal, not_before)
         VALUES ($1, $2, 'en_espera', $3, $4, $5, now() + make_interval(secs => $6)) ON CONFLICT (id) DO NOTHING`,
        [jobId, job.name, JSON.stringify(checked), user?._id, user && JSON.stringify(user), delay / 1000],
      );
      // What it refuses or does not answer was recorded all the same.
      await within(PATIENCE_MS, add(job as AnyJob, jobId, checked, delay, priority)).catch(() => false);
      return jobId;
    },
    async mend(jobs) {
      const { rows } = await db.query<Unfinished>(UNFINISHED);
      const byName = new Map(jobs.map((job) => [job.name, job]));
      const faults: unknown[] = [];
      for (const row of rows) {
        const job = byName.get(row.name);
        if (job) await mendOne(job, row).catch((error: unknown) => faults.push(error));
      }
      if (!backend.redisUrl) await db.query(LOCKED_AHEAD, [Date.now(), LOCK_MS]);
      // One that cannot be mended stands in no other's way.
      if (faults.length > 0) throw faults[0];
    },
    async dropSchedulers() {
      for (const queue of await Promise.all(both.map(opened)))
        for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key);
    },
    counts,
    async ping() {
      const proof = Promise.all([counts(), ...(backend.redisUrl ? [opened(QUEUES.everyday).then(proveWrite)] : [])]);
      const answered = await within(PING_MS, proof).catch((error: Error) => {
        throw new Error(`la cola de trabajos no recibe trabajos: ${redisReason(error)}`, { cause: error });
      });
      if (!answered) throw new Error('la cola de trabajos no responde');
    },
    async close() {
      await Promise.all([...queues.values()].map(async (queue) => (await queue).close()));
    },
  };
}
