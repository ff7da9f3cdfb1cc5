import { once } from 'node:events';
import { createServer } from 'node:http';
import { drainable } from '@power/infra/platform/http/drain';
import type { Readiness } from '@power/infra/platform/http/service-options';
import { serviceHost } from '@power/infra/platform/config';
import type { Registry } from 'prom-client';

/**
 * /health and /metrics of the jobs process, on 127.0.0.1 unless SERVICE_HOST says otherwise; `alarms`: what somebody should
 * look after although it is ready. Resolves once it listens.
 */
export async function serveJobs(
  port: number,
  ready: () => Readiness | Promise<Readiness>,
  metrics: Registry,
  alarms: readonly string[] = [],
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/health') {
        const { ok, detalle } = await ready();
        response
          .writeHead(ok ? 200 : 503, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ ok, servicio: 'jobs', detalle, alarmas: alarms }));
      } else if (request.url === '/metrics') {
        response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.metrics());
      } else {
        response.writeHead(404).end();
      }
    })().catch(() => response.writeHead(500).end());
  });
  const drain = drainable(server);
  server.listen(port, serviceHost());
  await once(server, 'listening');
  return { close: () => drain() };
}
