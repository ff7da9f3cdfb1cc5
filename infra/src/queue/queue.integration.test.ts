import { SYSTEM } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { createPool } from '../postgres/pool.ts';
import { migrateOps } from '../projection/schema.ts';
import { testDatabase, type TestDatabase } from '../testing/postgres.ts';
import { defineJob, type AnyJob } from './define-job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { findJob, migrateJobs } from './job-rows.ts';
import { startWorkers, type Workers } from './workers.ts';

let database: TestDatabase;
let pool: pg.Pool;
let queue: JobQueue;
let workers: Workers;
const runs: string[] = [];
const ticks: number[] = [];

const add = defineJob({
  name: 'sumar', schema: z.object({ a: z.number(), b: z.number() }),
  run: async ({ a, b }, { id, user, progress }) => {
    runs.push(id);
    progress(40, 'sumando');
    return { suma: a + b, para: user?._id };
  },
});
const flaky = defineJob({
  name: 'fallar', schema: z.object({ veces: z.number() }), heavy: true, attempts: 2,
  run: async ({ veces }, { id }) => {
    runs.push(id);
    if (runs.filter((r) => r === id).length <= veces) throw new Error('se cayó con el secreto 1234');
    return 'bien';
  },
});
const tick = defineJob({ name: 'latir', schema: z.object({}), schedule: { everyMs: 200, data: {} }, run: async () => void ticks.push(1) });
const jobs = [add, flaky, tick] as unknown as AnyJob[];

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  await migrateJobs(pool);
  queue = createJobQueue(pool, { databaseUrl: database.url });
  workers = startWorkers({ db: pool, backend: { databaseUrl: database.url }, jobs, log: pino({ level: 'silent' }), dataDir: '/nowhere' });
});
afterAll(async () => {
  await workers?.close();
  await queue?.close();
  await pool?.end();
  await database?.drop();
});

async function ended(id: string) {
  for (;;) {
    const row = await findJob(pool, id);
    if (row?.estado === 'listo' || row?.estado === 'fallido') return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a job runs once per id, and its owner hears of progress and result through the feed', async () => {
  await queue.enqueue(add, { a: 1, b: 2 }, { jobId: 'uno', user: { ...SYSTEM, _id: 'ana' } });
  await queue.enqueue(add, { a: 1, b: 2 }, { jobId: 'uno', user: { ...SYSTEM, _id: 'ana' } });
  expect(await ended('uno')).toMatchObject({ estado: 'listo', progreso: 100, resultado: { suma: 3, para: 'ana' }, usuario: 'ana' });
  expect(runs.filter((r) => r === 'uno')).toHaveLength(1);
  const { rows } = await pool.query<{ frame: { datos: { estado: string; progreso: number }; para: unknown } }>("SELECT frame FROM ops.change_feed WHERE frame->'datos'->>'id' = 'uno' ORDER BY seq");
  expect(rows.map((r) => [r.frame.datos.estado, r.frame.datos.progreso])).toEqual([['en_proceso', 0], ['en_proceso', 40], ['listo', 100]]);
  expect(rows.every((r) => JSON.stringify(r.frame.para) === '{"usuarios":["ana"]}')).toBe(true);
});

test('a failing job is tried again, then ends as failed with words that reveal nothing', async () => {
  expect(await ended(await queue.enqueue(flaky, { veces: 1 }))).toMatchObject({ estado: 'listo', resultado: 'bien' });
  const failed = await ended(await queue.enqueue(flaky, { veces: 9 }));
  expect(failed.estado).toBe('fallido');
  expect(failed.error).not.toContain('1234');
});

test('what was recorded but never handed over is found and run', async () => {
  await pool.query(`INSERT INTO ops.jobs (id, name, estado, data, not_before) VALUES ('perdido', 'sumar', 'en_espera', '{"a":2,"b":2}', now() - interval '1 hour')`);
  await queue.requeue(jobs);
  expect(await ended('perdido')).toMatchObject({ estado: 'listo', resultado: { suma: 4 } });
});

test('schedules repeat, and end when they are no longer declared', async () => {
  await queue.schedule(jobs);
  while (ticks.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  await queue.schedule([]);
  const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM queue.scheduler');
  expect(rows[0]!.n).toBe(0);
});

test('data that is not as declared is refused at once', async () => {
  await expect(queue.enqueue(add, { a: 'x' } as never)).rejects.toThrow();
});
