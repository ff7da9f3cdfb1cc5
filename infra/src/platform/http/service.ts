import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallBase } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import { serviceHost } from '../config.ts';
import { createLog, type Logger } from '../log.ts';
import type { Authenticate } from './auth.ts';
import { createCallHandler } from './call-handler.ts';
import { drainable } from './drain.ts';
import { answerFaults } from './faults.ts';
import { serveLocally } from './local-socket.ts';
import type { PositionWaiter } from './positions.ts';

/** What an executor knows about a call besides its request. */
export interface ExecuteContext {
  /** Absent only for calls declared `publico`. */
  readonly user: Principal | undefined;
  /** Header Idempotency-Key, or a fresh UUID. */
  readonly commandId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Header x-equipo. */
  readonly equipo?: string;
  /** Instant of the request, ISO 8601 UTC. */
  readonly now: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** Header x-posicion: the log position that the caller has already seen. */
  readonly xPosicion: bigint | undefined;
}

/** Runs a call whose request is valid and allowed. Returns the reply, a Rejection or a FileReply; throws faults and HttpError. */
export type Execute = (call: CallBase, request: unknown, context: ExecuteContext) => Promise<unknown>;

/** `detalle` says in Spanish what is missing, or whatever is worth knowing. */
export interface Readiness {
  readonly ok: boolean;
  readonly detalle?: unknown;
}

export interface ServiceOptions {
  readonly name: string;
  /** 0 takes any free port (tests). */
  readonly port: number;
  /** The calls that this service executes. */
  readonly calls: readonly CallBase[];
  /** All declared calls, to name the acciones of a path that the other service executes too. Default: `calls`. */
  readonly contract?: readonly CallBase[];
  readonly execute: Execute;
  readonly authenticate: Authenticate;
  /** Until it says ok, calls answer 503; also the reply of /health. */
  readonly ready: () => Readiness | Promise<Readiness>;
  /** Served at /metrics; gets the histogram `http_call_seconds`. */
  readonly metrics: Registry;
  /** Queries wait here for the projections that they read; absent in command-api. */
  readonly positions?: PositionWaiter;
  /** Whether what these projections hold is behind: such a reply says so (`x-atrasado`). */
  readonly stale?: (projections: readonly string[]) => boolean;
  readonly internalToken: string;
  readonly log?: Logger;
  /** Further routes between services, before the calls. Each guards itself. */
  readonly routes?: (app: Express) => void;
}

export interface Service {
  readonly server: Server;
  readonly port: number;
  /** Stops accepting, lets running calls end (at most 8 s), then cuts what is left. */
  close(): Promise<void>;
}

/** HTTP front of command-api and query-api on 127.0.0.1 (SERVICE_HOST), made from declared calls (DESIGN §4). Resolves once it listens. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const log = options.log ?? createLog(options.name);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/health', async (_req, res) => {
    const { ok, detalle } = await Promise.resolve(options.ready()).catch((): Readiness => ({
      ok: false,
      detalle: 'no se pudo comprobar',
    }));
    res.status(ok ? 200 : 503).json({ ok, servicio: options.name, detalle });
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
