import { contract } from '@power/domain/contract';
import { createKeyGate } from '@power/infra/platform/access/key-gate';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { createKeyUse, KEY_USE_SCHEMA } from '@power/infra/platform/access/key-use';
import { createSessionUse, SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import { DRAFTS_SCHEMA } from '@power/infra/platform/drafts/drafts';
import { SERVER_WATCH_SCHEMA } from '@power/infra/platform/event-store/server-watch/schema';
import { HOOKS_SCHEMA } from '@power/infra/platform/hooks/schema';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { bindToLog } from '@power/infra/platform/projection/log-binding';
import { behindCode } from '@power/infra/platform/access/code-gate';
import { createAuthenticator } from '@power/infra/platform/http/auth';
import { createPositionWaiter } from '@power/infra/platform/http/positions';
import { createService } from '@power/infra/platform/http/service';
import { currentDollar } from '@power/infra/adapters/dollar/current-dollar';
import { createHub } from '@power/infra/platform/live/hub';
import { createLog } from '@power/infra/platform/log';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { listsAmong } from '@power/infra/platform/rows/handle-grid';
import { duringMaintenance } from '@power/infra/platform/maintenance/gate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { watchStaleness } from '@power/infra/platform/projection/staleness';
import { migrateOps } from '@power/infra/platform/projection/schema';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { queueBackend } from '@power/infra/adapters/queue/backend';
import { createJobQueue } from '@power/infra/adapters/queue/job-queue';
import { migrateJobs } from '@power/infra/adapters/queue/job-rows';
import { discover } from '@power/infra/platform/service/discover';
import { busyness } from '@power/infra/platform/service/busyness';
import { createMetrics } from '@power/infra/platform/service/metrics';
import { cachedReadiness } from '@power/infra/platform/service/readiness';
import { runService } from '@power/infra/platform/service/run';
import { settings } from '@power/infra/platform/service/settings';
import { tracePushes } from '@power/infra/platform/tracing/trace-pushes';
import { createTracer } from '@power/infra/platform/tracing/tracer';
import { createAccessLog } from './kernel/access-log.ts';
import { activeSessions } from './kernel/active-sessions.ts';
import { createExecutor } from './kernel/query-executor.ts';
import { groupedChanges, liveGauges } from './kernel/live-gauges.ts';

await runService('query-api', async () => {
  const log = createLog('query-api');
  const url = settings.DATABASE_URL;
  const own = createPool(url, { max: 5, searchPath: ['read', 'ops'], name: 'query-api' });
  await migrateOps(own);
  await migrateJobs(own);
  await migrate(own, SESSION_USE_SCHEMA, KEY_USE_SCHEMA, HOOKS_SCHEMA, DRAFTS_SCHEMA, SERVER_WATCH_SCHEMA);
  const db = createPool(url, {
    max: 16,
    searchPath: ['read', 'ops'],
    name: 'query-api-read',
    parameters: { default_transaction_read_only: 'on', statement_timeout: '15s', jit: 'off' },
  });
  const store = await openEventStore({
    databaseUrl: url,
    eventstoreUrl: settings.EVENTSTORE_URL,
    poolSize: 4,
    evidence: settings.DATA_DIR,
    readOnly: true,
    privacy: () => installationSecret(settings.DATA_DIR, settings.PRIVACIDAD_LLAVE),
  });
  await bindToLog(own, store);
  const queue = createJobQueue(own, await queueBackend(own, { databaseUrl: url, redisUrl: settings.REDIS_URL }));
  const handlers = await discover<QueryHandler>(new URL('.', import.meta.url), ['query-handler']);
  const positions = createPositionWaiter({ pool: own, url });
  const authenticate = createAuthenticator({
    pool: own,
    jwtSecret: settings.JWT_SECRET,
    formerSecret: settings.JWT_SECRET_ANTERIOR,
    positions,
    onUse: createSessionUse(own),
  });
  const keyUse = createKeyUse(own);
  const metrics = createMetrics();
  const tracer = createTracer('query-api', settings, metrics);
  const pushes = await tracePushes(store, tracer);
  const hub = await createHub({
    url,
    pool: own,
    contract,
    lists: listsAmong(handlers, own),
    positions,
    authenticate,
    activeSessions: activeSessions(own),
    publicUrl: settings.PUBLIC_URL,
    log,
    dollar: () => currentDollar(own),
    onPushed: pushes?.pushed,
  });
  liveGauges(metrics, hub);
  busyness.also(() => groupedChanges(hub.paceMs));
  const accesses = createAccessLog(internalCommand, (error) =>
    log.warn({ err: error }, 'a look at costs was not entered'),
  );
  const staleness = watchStaleness(own, store);
  const service = await createService({
    name: 'query-api',
    port: settings.SERVICE_PORT,
    calls: contract.filter((call) => call.kind === 'query'),
    contract,
    metrics,
    log,
    positions,
    stale: staleness.of,
    authenticate,
    keys: createKeyGate(store, keyUse),
    execute: duringMaintenance(
      own,
      behindCode(
        store,
        createExecutor({ handlers, db, log: store, queue, cursor: () => hub.cursor, positions, accesses }),
      ),
    ),
    ready: cachedReadiness(async () => [await store.ping(), await db.query('SELECT 1')]),
    internalToken: settings.INTERNAL_TOKEN,
  });
  hub.attach(service.server);
  return async () => {
    await hub.close();
    await pushes?.stop();
    await tracer?.close();
    staleness.close();
    await service.close();
    await keyUse.close();
    await positions.close();
    await queue.close();
    await store.close();
    await db.end();
    await own.end();
  };
});
