import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallBase } from '@power/domain/kernel/call';
import express, { type Request, type RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { answerFaults } from '../../platform/http/faults.ts';
import { isInternal } from '../../platform/http/internal-auth.ts';
import { notFound } from '../../platform/http/refusals.ts';
import { sendError } from '../../platform/http/send-reply.ts';
import { drainable } from '../../platform/http/drain.ts';
import type { Rate } from '../../platform/http/token-bucket.ts';
import type { Logger } from '../../platform/log.ts';
import { routeCalls } from './api.ts';
import type { BodyBounds } from './body-budget.ts';
import { apiDocs } from './api-docs.ts';
import { healthRoutes } from './health.ts';
import { GENEROUS, rateLimit } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { closeUpstream } from './upstream.ts';
import { proxyWebSockets } from './websocket.ts';

export interface GatewayOptions {
  /** 0 takes any free port (tests). */
  readonly port: number;
  /** Address that it listens on; all of this machine's by default. */
  readonly host?: string;
  readonly calls: readonly CallBase[];
  /** Addresses by name; `command-api` and `query-api` are needed, all of them count for /health. */
  readonly services: Readonly<Record<string, string>>;
  /** The API document, built when first asked for. */
  readonly openapi: () => object;
  /** That of the live socket. */
  readonly asyncapi: () => object;
  /** Folder of the built client. */
  readonly client: string;
  /** Public keys and last head of the log, for whoever checks it; undefined while there are none. */
  readonly evidence?: () => object | undefined;
  readonly publicUrl: string;
  /** Webpay as the demo has it, where no commerce is configured. */
  readonly simulator?: RequestHandler;
  /** Tenant whose pages may be embedded. */
  readonly qlikUrl?: string;
  readonly internalToken: string;
  /** Proxies in front of this server whose x-forwarded-for is believed; 0 = nobody's. */
  readonly trustProxy: number;
  readonly metrics: Registry;
  readonly log: Logger;
  readonly limit?: Rate;
  readonly bodies?: BodyBounds;
  readonly socketsPerAddress?: number;
}

export interface Gateway {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/** Browsers keep their connections: a call that was on its way when we began to stop is answered. */
const LINGER_MS = 300;
/** A proxy in front keeps its idle connections for 60 s as a rule: ours are not closed while it may still write to them. */
const KEEP_IDLE_MS = 72_000;

/** The public server (ARCHITECTURE): client, API document, health, and every call on to the service that executes it. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { services } = options;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', options.trustProxy);
  app.use(securityHeaders(options.publicUrl, options.qlikUrl));
  for (const [path, answer] of Object.entries(healthRoutes(services, options.internalToken))) app.get(path, answer);
  app.get('/metrics', async (req, res) => {
    if (!isInternal(req.get('x-internal-token'), options.internalToken) && !isOwnMachine(req))
      return sendError(res, notFound());
    res.type(options.metrics.contentType).send(await options.metrics.metrics());
  });
  app.use(rateLimit(options.limit ?? GENEROUS));
  app.use(
    routeCalls(
      options.calls,
      { commandApi: services['command-api']!, queryApi: services['query-api']! },
      options.bodies,
    ),
  );
  if (options.simulator) app.use(options.simulator);
  app.get('/.well-known/evidencia.json', (_req, res) => {
    const evidence = options.evidence?.();
    if (evidence) res.set('Cache-Control', 'no-cache').json(evidence);
    else sendError(res, notFound());
  });
  app.use(apiDocs(options.openapi, options.asyncapi));
  app.use(staticFiles(options.client));
  app.use((_req, res) => sendError(res, notFound()));
  app.use(answerFaults(options.log));

  const server = options.host ? app.listen(options.port, options.host) : app.listen(options.port);
  const drain = drainable(server);
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = KEEP_IDLE_MS;
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const cutSockets = proxyWebSockets(server, {
    queryApi: services['query-api']!,
    publicUrl: options.publicUrl,
    trustProxy: options.trustProxy,
    perAddress: options.socketsPerAddress,
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async close() {
      cutSockets();
      await drain({ lingerMs: LINGER_MS, graceMs: 7000 });
      closeUpstream();
    },
  };
}

const isOwnMachine = (req: Request): boolean =>
  req.headers['x-forwarded-for'] === undefined && /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '');
