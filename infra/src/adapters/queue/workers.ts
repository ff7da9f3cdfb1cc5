import type { Job, Worker } from 'bullmq';
import type pg from 'pg';
import { isLogAway } from '../event-store/open-event-store.ts';
import { isUnavailable } from '../../platform/http/unavailable.ts';
import type { Logger } from '../../platform/log.ts';
import { LOCK_MS, QUEUES, type QueueBackend } from './backend.ts';
import type { AnyJob } from './define-job.ts';
import { FAILED_WORDS, queueOf } from './job-queue.ts';
import { findJob } from './job-rows.ts';
import { openWorker, putOff } from './open-queue.ts';
import { changeJob, progressWriter } from './progress.ts';

export interface WorkersOptions {
  readonly db: pg.Pool;
  readonly backend: QueueBackend;
  readonly jobs: readonly AnyJob[];
  readonly log: Logger;
  readonly dataDir: string;
  /** Called after each run, for metrics. */
  readonly onDone?: (job: string, ok: boolean, seconds: number) => void;
}

export interface Workers {
  /** Lets running jobs end (at most `graceMs`), then leaves them to the next worker. */
  close(graceMs?: number): Promise<void>;
}

/** A store that is away reports it again and again. */
const TOLD_EVERY_MS = 10_000;
/** How often a job may take its process along (or be cut off by a restart) and still be tried again. */
const STALLS = 2;
/** A job whose process is gone starts again within half a minute. */
const SOON = { lockDuration: LOCK_MS, stalledInterval: LOCK_MS / 2 };

/** Runs declared jobs: everyday ones four at a time, heavy ones one by one. State, progress and result go to ops.jobs. */
export function startWorkers(options: WorkersOptions): Workers {
  const stop = new AbortController();
  let told = Number.NEGATIVE_INFINITY;
  const start = (queue: (typeof QUEUES)[keyof typeof QUEUES], concurrency: number): Worker => {
    const jobs = new Map(options.jobs.filter((job) => queueOf(job) === queue).map((job) => [job.name, job]));
    const worker = openWorker(
      queue,
      options.backend,
      (job, token) => run(job, token, jobs.get(job.name), options, stop.signal),
      {
        concurrency,
        maxStalledCount: STALLS,
        ...SOON,
      },
    );
    worker.on('error', (err) => {
      if (performance.now() - told < TOLD_EVERY_MS) return;
      told = performance.now();
      options.log.warn({ err, queue }, 'queue');
    });
    return worker;
  };
  const workers = [start(QUEUES.everyday, 4), start(QUEUES.heavy, 1)];
  return {
    async close(graceMs = 5000) {
      const timer = setTimeout(() => stop.abort(), graceMs);
      await Promise.all(workers.map((worker) => worker.close()));
      clearTimeout(timer);
    },
  };
}

const AGAIN_MS = 250;
/** A job that needs the log is tried again so often while the log is away, and lets the others of its queue pass meanwhile. */
const AWAY_MS = 2000;
const AWAY_WORDS = 'El registro de eventos no responde: el trabajo sigue solo cuando vuelva.';

/**
 * Waits for a database that is away: a run that gave up then could tell neither the queue nor ops.jobs, and would count
 * as under way until the queue misses it. Gives up when the process stops.
 */
async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isUnavailable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

async function run(
  job: Job,
  token: string | undefined,
  definition: AnyJob | undefined,
  options: WorkersOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const { db, log } = options;
  const id = String(job.id);
  if (!definition) throw new Error(`no job named ${job.name}`);
  const before = await patiently(() => findJob(db, id), signal);
  // Its process ended between this and telling the queue, or the queue forgot it meanwhile.
  if (before?.estado === 'listo') return before.resultado;
  // Schedules have no row yet.
  const row = await patiently(async () => {
    await db.query(
      "INSERT INTO ops.jobs (id, name, estado, data) VALUES ($1, $2, 'en_espera', $3) ON CONFLICT (id) DO NOTHING",
      [id, job.name, JSON.stringify(job.data)],
    );
    return changeJob(
      db,
      id,
      "estado = 'en_proceso', intentos = intentos + 1, started_at = now(), progreso = 0, error = NULL",
    );
  }, signal);
  const progress = progressWriter(db, id, (err) => log.warn({ err, id }, 'job progress'));
  const began = process.hrtime.bigint();
  const seconds = (): number => Number(process.hrtime.bigint() - began) / 1e9;
  try {
    const context = {
      id,
      user: row?.principal ?? undefined,
      db,
      log,
      dataDir: options.dataDir,
      progress: progress.report,
      signal,
    };
    const result = await definition.run(definition.schema.parse(job.data), context);
    await progress.settled();
    await patiently(
      () =>
        changeJob(db, id, "estado = 'listo', progreso = 100, resultado = $2, finished_at = now()", [
          JSON.stringify(result ?? null),
        ]),
      signal,
    );
    options.onDone?.(job.name, true, seconds());
    return result;
  } catch (error) {
    await progress.settled();
    if (isLogAway(error) && !signal.aborted) {
      await patiently(() => changeJob(db, id, "estado = 'en_espera', texto = $2", [AWAY_WORDS]), signal);
      return putOff(job, token, AWAY_MS);
    }
    const last = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    log.error({ err: error as Error, id, job: job.name, last }, 'job failed');
    const estado = last ? 'fallido' : 'en_espera';
    await patiently(
      () => changeJob(db, id, `estado = '${estado}', error = $2, finished_at = now()`, [FAILED_WORDS]),
      signal,
    );
    options.onDone?.(job.name, false, seconds());
    throw error;
  }
}
