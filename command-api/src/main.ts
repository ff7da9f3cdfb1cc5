import { changeViews } from '@power/domain/change-views';
import { contract } from '@power/domain/contract';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import { COMMAND_KEYS_SCHEMA, withOwnKeys } from '@power/infra/platform/commands/command-keys';
import { withCompletion } from '@power/infra/platform/commands/completion';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { createKeyGate } from '@power/infra/platform/access/key-gate';
import { createKeyUse, KEY_USE_SCHEMA } from '@power/infra/platform/access/key-use';
import { SNAPSHOTS_SCHEMA, snapshotTable } from '@power/infra/platform/commands/snapshot-table';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import { THROTTLE_SCHEMA } from '@power/infra/platform/access/throttle';
import { DRAFTS_SCHEMA } from '@power/infra/platform/drafts/drafts';
import { PRESENCE_SCHEMA } from '@power/infra/platform/live/presence';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { loadKeys } from '@power/infra/platform/evidence/keys';
import { listen } from '@power/infra/adapters/postgres/listen';
import { FORGOTTEN, PERSON_KEYS_SCHEMA } from '@power/infra/platform/privacy/person-keys';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { instanceSigner } from '@power/infra/platform/evidence/sign-append';
import { beginEvidence } from '@power/infra/platform/evidence/start';
import { bindToLog } from '@power/infra/platform/projection/log-binding';
import { behindCode } from '@power/infra/platform/access/code-gate';
import { createAuthenticator } from '@power/infra/platform/http/auth';
import { createPositionWaiter } from '@power/infra/platform/http/positions';
import { createService } from '@power/infra/platform/http/service';
import type { Execute } from '@power/infra/platform/http/service-options';
import { createSessionUse, SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import { withReferences } from './kernel/referred-records.ts';
import { duringMaintenance } from '@power/infra/platform/maintenance/gate';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { discover } from '@power/infra/platform/service/discover';
import { createLog } from '@power/infra/platform/log';
import { createMetrics } from '@power/infra/platform/service/metrics';
import { runService } from '@power/infra/platform/service/run';
import { cachedReadiness } from '@power/infra/platform/service/readiness';
import { traceAppends, traceCommands } from '@power/infra/platform/tracing/trace-commands';
import { isTraceparent } from '@power/infra/platform/tracing/trace-of';
import { createTracer } from '@power/infra/platform/tracing/tracer';
import { ANONYMOUS } from './kernel/anonymous.ts';
import { internalRoutes } from './kernel/internal-routes.ts';
import { settings } from '@power/infra/platform/service/settings';

await runService('command-api', async () => {
  const pool = createPool(settings.DATABASE_URL, { max: 20, searchPath: ['read', 'ops'], name: 'command-api' });
  await migrate(
    pool,
    NUMBERS_SCHEMA,
    COMMAND_KEYS_SCHEMA,
    THROTTLE_SCHEMA,
    OUTBOX_SCHEMA,
    SESSION_USE_SCHEMA,
    SNAPSHOTS_SCHEMA,
    DRAFTS_SCHEMA,
    PRESENCE_SCHEMA,
    KEY_USE_SCHEMA,
    PERSON_KEYS_SCHEMA,
  );
  const { DATABASE_URL, EVENTSTORE_URL, DATA_DIR, EVIDENCIA_LLAVE, PRIVACIDAD_LLAVE } = settings;
  const metrics = createMetrics();
  const tracer = createTracer('command-api', settings, metrics);
  const opened = await openEventStore({
    databaseUrl: DATABASE_URL,
    eventstoreUrl: EVENTSTORE_URL,
    signer: instanceSigner(DATA_DIR, EVIDENCIA_LLAVE),
    evidence: DATA_DIR,
    privacy: () => installationSecret(DATA_DIR, PRIVACIDAD_LLAVE),
  });
  const store = traceAppends(opened, tracer);
  await bindToLog(pool, store);
  // Before the first command: what stands in the log until here was not signed, and everything later is.
  await beginEvidence(DATA_DIR, store, loadKeys(DATA_DIR, EVIDENCIA_LLAVE));
  const handlers = await discover<CommandHandler>(new URL('.', import.meta.url), ['command-handler']);
  const calls = contract.filter((call) => call.kind === 'command');
  const dispatcher = traceCommands(
    createDispatcher({
      store,
      pool,
      handlers: withReferences(handlers, calls as CommandDefinition[]),
      snapshots: snapshotTable(pool),
      views: changeViews,
    }),
    tracer,
  );
  // What was notified while nobody listened is not known: then nothing that is remembered is sure to name nobody.
  const forgetting = listen({
    url: DATABASE_URL,
    channels: [FORGOTTEN],
    onNotification: () => dispatcher.cache.forgetAll(),
    onConnected: () => dispatcher.cache.forgetAll(),
  });
  const positions = createPositionWaiter({ pool, url: settings.DATABASE_URL });
  const dispatch: Execute = (call, request, context) =>
    dispatcher.execute(call as CommandDefinition, request, {
      user: context.user ?? ANONYMOUS,
      commandId: context.commandId,
      now: context.now,
      // The caller's trace goes with the events as their correlation: whoever follows them finds it there.
      ...(tracer && isTraceparent(context.traceparent) && { correlationId: context.traceparent }),
      ...(context.body && { body: context.body }),
      origin: { ip: context.ip, userAgent: context.userAgent, equipo: context.equipo },
    });
  const execute = duringMaintenance(
    pool,
    behindCode(store, withOwnKeys(pool, settings.JWT_SECRET, withCompletion(pool, store, dispatch))),
  );
  const keyUse = createKeyUse(pool);
  const service = await createService({
    name: 'command-api',
    port: settings.SERVICE_PORT,
    calls,
    contract,
    execute,
    metrics,
    internalToken: settings.INTERNAL_TOKEN,
    authenticate: createAuthenticator({
      pool,
      jwtSecret: settings.JWT_SECRET,
      formerSecret: settings.JWT_SECRET_ANTERIOR,
      positions,
      onUse: createSessionUse(pool),
    }),
    keys: createKeyGate(store, keyUse),
    ready: cachedReadiness(async () => {
      await store.ping();
      await store.checkAppend?.();
    }),
    routes: (app) => internalRoutes(app, { dispatcher, calls, pool, store, settings, log: createLog('command-api') }),
  });
  return async () => {
    await service.close();
    await tracer?.close();
    await forgetting.close();
    await keyUse.close();
    await positions.close();
    await store.close();
    await pool.end();
  };
});
