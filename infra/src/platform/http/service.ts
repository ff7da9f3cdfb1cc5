import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { serviceHost } from '../config.ts';
import { createLog } from '../log.ts';
import { busyness } from '../service/busyness.ts';
import { createCallHandler } from './call-handler.ts';
import { drainable } from './drain.ts';
import { answerFaults } from './faults.ts';
import { serveLocally } from './local-socket.ts';
import type { Readiness, ServiceOptions } from './service-options.ts';

export interface Service {
  readonly server: Server;
  readonly port: number;
  /** Stops accepting, lets running calls end (at most 8 s), then cuts what is left. */
  close(): Promise<void>;
}

/** HTTP front of command-api and query-api on 127.0.0.1 (SERVICE_HOST), made from declared calls (ARCHITECTURE, *A call, once*). Resolves once it listens. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const log = options.log ?? createLog(options.name);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/health', async (_req, res) => {
    const { ok, detalle } = await Promise.resolve(options.ready()).catch((): Readiness => ({
      ok: false,
      detalle: 'no se pudo comprobar',
    }));
    res.status(ok ? 200 : 503).json({ ok, servicio: options.name, detalle, alarmas: busyness.alarms() });
  });
  app.get('/metrics', async (_req, res) => {
    res.type(options.metrics.contentType).send(await options.metrics.metrics());
  });
  options.routes?.(app);
  app.use(createCallHandler(options, log));
  app.use(answerFaults(log));

  const server = app.listen(options.port, serviceHost());
  const drain = drainable(server);
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  // Longer than the gateway keeps idle connections, so that it never writes to one that is being closed.
  server.keepAliveTimeout = 75_000;
  const { port } = server.address() as AddressInfo;
  const closeLocal = await serveLocally(server, port);
  return { server, port, close: () => (closeLocal(), drain()) };
}
