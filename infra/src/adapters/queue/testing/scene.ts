import type pg from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { createPool } from '../../postgres/pool.ts';
import { migrateOps } from '../../../platform/projection/schema.ts';
import { testDatabase } from '../../../laboratory/testing/postgres.ts';
import { type QueueBackend, queueBackend, QUEUES } from '../backend.ts';
import { openQueue } from '../open-queue.ts';
import { type AnyJob, defineJob } from '../define-job.ts';
import { createJobQueue, type JobQueue } from '../job-queue.ts';
import { findJob, type JobRow, migrateJobs } from '../job-rows.ts';
import { keepSchedules } from '../schedules.ts';
import { startWorkers } from '../workers.ts';

/** A database, its queue and the workers, on PostgreSQL or on a Redis. */
export interface QueueScene {
  readonly pool: pg.Pool;
  readonly queue: JobQueue;
  readonly backend: QueueBackend;
  /** Ids of jobs that were run, each time. */
  readonly runs: string[];
  /** How often the schedule came round. */
  readonly ticks: () => number;
  /** Runs of a job whose turn comes every two hours. */
  readonly rareRuns: () => number;
  readonly add: ReturnType<typeof defineSum>;
  readonly flaky: ReturnType<typeof defineFlaky>;
  /** Heavy work that goes on until `release` is called. */
  readonly slow: ReturnType<typeof defineSlow>;
  readonly release: () => void;
  /** Work that goes on until the test answers; everyday work, four at a time. */
  readonly asking: ReturnType<typeof defineAsking>;
  readonly asked: (answer: () => Promise<void>) => void;
  readonly jobs: readonly AnyJob[];
  /** Another process that looks after the schedules. */
  readonly schedules: () => ReturnType<typeof keepSchedules>;
  /** Polls until the condition holds. */
  readonly until: (done: () => Promise<boolean> | boolean) => Promise<void>;
  /** The row of a job once it has ended. */
  readonly ended: (id: string) => Promise<JobRow>;
  /** Another system on a copy of this one's database, as `CREATE DATABASE … TEMPLATE` makes it. Nobody may work on this one meanwhile. */
  copy(): Promise<QueueScene>;
  close(): Promise<void>;
}

const defineSum = (runs: string[]) =>
  defineJob({
    name: 'sumar',
    schema: z.object({ a: z.number(), b: z.number() }),
    run: async ({ a, b }, { id, user, progress }) => {
      runs.push(id);
      progress(40, 'sumando');
      progress(99, 'todo');
      return { suma: a + b, para: user?._id };
    },
  });
const defineFlaky = (runs: string[]) =>
  defineJob({
    name: 'fallar',
    schema: z.object({ veces: z.number() }),
    heavy: true,
    attempts: 2,
    run: async ({ veces }, { id }) => {
      runs.push(id);
      if (runs.filter((r) => r === id).length <= veces) throw new Error('se cayó con el secreto 1234');
      return 'bien';
    },
  });

const defineSlow = (runs: string[], released: Promise<void>) =>
  defineJob({
    name: 'demorar',
    schema: z.object({}),
    heavy: true,
    run: async (_, { id }) => {
      runs.push(id);
      await released;
    },
  });

const defineAsking = (runs: string[], answer: () => Promise<void>) =>
  defineJob({
    name: 'preguntar',
    schema: z.object({}),
    run: async (_, { id }) => {
      runs.push(id);
      await answer();
    },
  });

async function until(done: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export async function openScene(redisUrl?: string, template?: string): Promise<QueueScene> {
  const database = await testDatabase(template);
  const pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  await migrateJobs(pool);
  const backend = await queueBackend(pool, { databaseUrl: database.url, redisUrl });
  const queue = createJobQueue(pool, backend);
  const runs: string[] = [];
  let ticks = 0;
  let rareRuns = 0;
  const add = defineSum(runs);
  const flaky = defineFlaky(runs);
  let release = (): void => undefined;
  const slow = defineSlow(runs, new Promise((resolve) => (release = resolve)));
  let answer = async (): Promise<void> => undefined;
  const asking = defineAsking(runs, () => answer());
  const tick = defineJob({
    name: 'latir',
    schema: z.object({}),
    schedule: { everyMs: 200, data: {} },
    run: async () => void (ticks += 1),
  });
  // Its turn comes less often than the longest run lasts.
  const rare = defineJob({
    name: 'cada-dos-horas',
    schema: z.object({}),
    schedule: { everyMs: 7_200_000, data: {} },
    run: async () => void (rareRuns += 1),
  });
  const jobs = [add, flaky, slow, asking, rare, tick] as unknown as AnyJob[];
  const workers = startWorkers({ db: pool, backend, jobs, log: pino({ level: 'silent' }), dataDir: '/nowhere' });
  return {
    pool,
    queue,
    backend,
    runs,
    add,
    flaky,
    slow,
    release: () => release(),
    asking,
    asked: (next) => (answer = next),
    jobs,
    until,
    rareRuns: () => rareRuns,
    ticks: () => ticks,
    schedules: () => keepSchedules({ db: pool, queue, jobs, log: pino({ level: 'silent' }) }),
    async ended(id) {
      let row: JobRow | undefined;
      await until(async () => ['listo', 'fallido'].includes((row = await findJob(pool, id))?.estado ?? ''));
      return row!;
    },
    copy: () => openScene(redisUrl, database.url),
    async close() {
      await workers.close();
      for (const name of Object.values(QUEUES)) {
        const raw = openQueue(name, backend);
        await raw.obliterate({ force: true });
        await raw.close();
      }
      await queue.close();
      await pool.end();
      await database.drop();
    },
  };
}
