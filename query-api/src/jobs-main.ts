import os from 'node:os';
import { exportJob } from '@power/infra/platform/export/export-job';
import { exportsAmong } from '@power/infra/platform/export/export-of';
import { createLog } from '@power/infra/platform/log';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { migrateOps } from '@power/infra/platform/projection/schema';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { queueBackend } from '@power/infra/adapters/queue/backend';
import { checkRedis } from '@power/infra/adapters/queue/check-redis';
import type { AnyJob } from '@power/infra/adapters/queue/define-job';
import { createJobQueue } from '@power/infra/adapters/queue/job-queue';
import { migrateJobs } from '@power/infra/adapters/queue/job-rows';
import { keepSchedules } from '@power/infra/adapters/queue/schedules';
import { startWorkers } from '@power/infra/adapters/queue/workers';
import { placesOf } from '@power/infra/platform/evidence/places';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { discover } from '@power/infra/platform/service/discover';
import { createMetrics } from '@power/infra/platform/service/metrics';
import { cachedReadiness } from '@power/infra/platform/service/readiness';
import { runService } from '@power/infra/platform/service/run';
import { settings } from '@power/infra/platform/service/settings';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { HeadKeeper } from '@power/infra/platform/evidence/keep-heads';
import { TOLD_STOCK } from './products/told-stock.shared.ts';
import { ServerWatch } from '@power/infra/platform/event-store/server-watch/watch-server';
import { HookKeeper } from '@power/infra/platform/hooks/keep-hooks';
import { jobMetrics } from './kernel/job-metrics.ts';
import { serveJobs } from './kernel/serve-jobs.ts';

const MEND_MS = 5000;
/** What runs here runs for nobody who waits at a screen: the processes that answer people come first. */
const BEHIND_PEOPLE = 10;

await runService('jobs', async () => {
  os.setPriority(BEHIND_PEOPLE);
  const log = createLog('jobs');
  const db = createPool(settings.DATABASE_URL, { max: 8, searchPath: ['read', 'ops'], name: 'jobs' });
  await migrateOps(db);
  await migrateJobs(db);
  const parts = await discover<AnyJob | QueryHandler>(new URL('.', import.meta.url), ['job', 'query-handler']);
  const handlers = parts.filter((part): part is QueryHandler => part.kind === 'query-handler');
  const jobs = [...parts.filter((part): part is AnyJob => part.kind === 'job'), exportJob(exportsAmong(handlers))];
  const warning = await checkRedis(settings.REDIS_URL);
  if (warning) log.warn(warning);
  const backend = await queueBackend(db, { databaseUrl: settings.DATABASE_URL, redisUrl: settings.REDIS_URL });
  const queue = createJobQueue(db, backend);
  const metrics = createMetrics();
  const workers = startWorkers({
    db,
    backend,
    jobs,
    log,
    dataDir: settings.DATA_DIR,
    onDone: jobMetrics(metrics, queue),
  });
  const schedules = await keepSchedules({ db, queue, jobs, log });
  const store = await openEventStore({
    databaseUrl: settings.DATABASE_URL,
    eventstoreUrl: settings.EVENTSTORE_URL,
    evidence: settings.DATA_DIR,
    readOnly: true,
    poolSize: 1,
    privacy: () => installationSecret(settings.DATA_DIR, settings.PRIVACIDAD_LLAVE),
  });
  const heads = new HeadKeeper({
    store,
    pool: db,
    dataDir: settings.DATA_DIR,
    givenKey: settings.EVIDENCIA_LLAVE,
    places: placesOf(settings),
    stampUrl: settings.EVIDENCIA_SELLO_URL,
    log,
  });
  heads.start();
  const serverWatch = new ServerWatch({ store, pool: db, log });
  serverWatch.start();
  const hooks = new HookKeeper({
    store,
    pool: db,
    log,
    secrets: [settings.JWT_SECRET, ...(settings.JWT_SECRET_ANTERIOR ? [settings.JWT_SECRET_ANTERIOR] : [])],
    inside: settings.AVISOS_RED_INTERNA,
    catalogue: TOLD_STOCK,
  });
  hooks.start();
  let mending: Promise<void> | undefined;
  const mend = setInterval(() => {
    mending ??= queue
      .mend(jobs)
      .catch((err: Error) => log.warn({ err }, 'mend'))
      .finally(() => (mending = undefined));
  }, MEND_MS);
  const ready = cachedReadiness(async () => [await db.query('SELECT 1'), await queue.ping()]);
  const server = await serveJobs(settings.SERVICE_PORT, ready, metrics, warning ? [warning] : []);
  return async () => {
    clearInterval(mend);
    await hooks.close();
    await heads.close();
    await serverWatch.close();
    await store.close();
    await schedules.close();
    await server.close();
    await workers.close();
    await queue.close();
    await db.end();
  };
});
