import path from 'node:path';
import { contract } from '@power/domain/contract';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { listenHost, readConfig } from '../../platform/config.ts';
import { runMain } from '../../platform/config-error.ts';
import { buildAsyncApi } from '../../platform/contract/asyncapi.ts';
import { buildOpenApi } from '../../platform/contract/openapi.ts';
import { stopWhenAsked } from '../launcher/lifetime.ts';
import { readPublished } from '../../platform/evidence/state.ts';
import { createLog } from '../../platform/log.ts';
import { busyness } from '../../platform/service/busyness.ts';
import { createGateway } from './gateway.ts';
import { SIMULATED_COMMERCE, webpaySimulator } from './webpay-simulator.ts';

runMain(async () => {
  const config = readConfig();
  const log = createLog('gateway');
  busyness.watch('gateway');
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  let document: object | undefined;
  const gateway = await createGateway({
    port: config.PORT,
    host: listenHost(config),
    calls: contract,
    services: {
      'command-api': config.COMMAND_API_URL,
      'query-api': config.QUERY_API_URL,
      projector: config.PROJECTOR_URL,
      jobs: config.JOBS_URL,
    },
    openapi: () => (document ??= buildOpenApi(contract)),
    asyncapi: () => buildAsyncApi(contract),
    client: path.resolve(import.meta.dirname, '../../../../frontend/dist'),
    evidence: () => readPublished(config.DATA_DIR),
    publicUrl: config.PUBLIC_URL,
    ...(config.QLIK_URL !== undefined && { qlikUrl: config.QLIK_URL }),
    ...(config.DEMO &&
      config.WEBPAY_COMERCIO === SIMULATED_COMMERCE && {
        simulator: webpaySimulator(config.PUBLIC_URL, config.WEBPAY_LLAVE ?? ''),
      }),
    internalToken: config.INTERNAL_TOKEN,
    trustProxy: config.TRUST_PROXY,
    metrics,
    log,
  });
  stopWhenAsked(() => gateway.close());
  log.info({ port: gateway.port }, 'listening');
});
