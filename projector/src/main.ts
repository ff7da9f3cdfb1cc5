import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { bindToLog } from '@power/infra/platform/projection/log-binding';
import { createLog } from '@power/infra/platform/log';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { Projection } from '@power/infra/platform/projection/define';
import { createRuntimeMetrics } from '@power/infra/platform/projection/metrics';
import type { Process } from '@power/infra/platform/projection/process';
import { httpCommands } from '@power/infra/platform/projection/http-commands';
import { startProjections } from '@power/infra/platform/projection/runtime';
import { discover } from '@power/infra/platform/service/discover';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { createMetrics } from '@power/infra/platform/service/metrics';
import { runService } from '@power/infra/platform/service/run';
import { settings } from '@power/infra/platform/service/settings';
import { traceProjections } from '@power/infra/platform/tracing/trace-projections';
import { createTracer } from '@power/infra/platform/tracing/tracer';
import { serveProjector } from './kernel/server.ts';
import { createStatus } from './kernel/status.ts';

await runService('projector', async () => {
  const log = createLog('projector');
  const parts = await discover<Projection | Process>(new URL('.', import.meta.url), ['projection', 'process']);
  const projections = parts.filter((part): part is Projection => part.kind === 'projection');
  const processes = parts.filter((part): part is Process => part.kind === 'process');
  const pool = createPool(settings.DATABASE_URL, { max: 12, name: 'projector', pipeline: true });
  const registry = createMetrics();
  const tracer = createTracer('projector', settings, registry);
  const opened = await openEventStore({
    databaseUrl: settings.DATABASE_URL,
    eventstoreUrl: settings.EVENTSTORE_URL,
    poolSize: 4,
    evidence: settings.DATA_DIR,
    readOnly: true,
    privacy: () => installationSecret(settings.DATA_DIR, settings.PRIVACIDAD_LLAVE),
  });
  const store = traceProjections(opened, tracer);
  await bindToLog(pool, store);
  const metrics = createRuntimeMetrics(registry);
  const issue = httpCommands(settings.COMMAND_API_URL, settings.INTERNAL_TOKEN);
  const runtime = await startProjections({
    pool,
    databaseUrl: settings.DATABASE_URL,
    store,
    log,
    projections,
    parts: settings.PROJECTION_PARTS,
    processes,
    issue,
    metrics,
  });
  const status = createStatus({ pool, store, metrics, owner: runtime.owner, names: parts.map(({ name }) => name) });
  const server = await serveProjector({
    port: settings.SERVICE_PORT,
    internalToken: settings.INTERNAL_TOKEN,
    pool,
    metrics,
    status,
    log,
  });
  return async () => {
    status.close();
    await server.close();
    await runtime.stop();
    await tracer?.close();
    await store.close();
    await pool.end();
  };
});
