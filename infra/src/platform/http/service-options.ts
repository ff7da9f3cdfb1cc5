import type { CallBase } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import type { Readable } from 'node:stream';
import type { Express } from 'express';
import type { Registry } from 'prom-client';
import type { KeyGate } from '../access/key-gate.ts';
import type { Logger } from '../log.ts';
import type { Authenticate } from './auth.ts';
import type { PositionWaiter } from './positions.ts';

/** What an executor knows about a call besides its request. */
export interface ExecuteContext {
  /** Absent only for calls declared `publico`. */
  readonly user: Principal | undefined;
  /** Header Idempotency-Key, or a fresh UUID. */
  readonly commandId: string;
  /** The command id was drawn here for this call: nobody knows it, so nobody can come with it again. */
  readonly drawnId?: boolean;
  readonly ip: string;
  readonly userAgent: string;
  /** Header x-equipo. */
  readonly equipo?: string;
  /** Header traceparent (W3C), as it came. */
  readonly traceparent?: string | undefined;
  /** The body, unread, of a call that takes a file. */
  readonly body?: Readable;
  /** Instant of the request, ISO 8601 UTC. */
  readonly now: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** The instant (ISO UTC) as of which a query is answered; undefined = now. */
  readonly asOf?: string | undefined;
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
  /** Who comes with a key to a call that is for keys; without it such calls are refused. */
  readonly keys?: KeyGate;
  /** Until it says ok, calls answer 503; also the reply of /health. */
  readonly ready: () => Readiness | Promise<Readiness>;
  /** Served at /metrics; gets the histogram `http_call_seconds`. */
  readonly metrics: Registry;
  /** Queries wait here for the projections that they read; absent in command-api. */
  readonly positions?: PositionWaiter;
  /** Seconds that what these projections hold is behind, 0 when it is not: such a reply says so (`x-atrasado`). */
  readonly stale?: (projections: readonly string[]) => number;
  readonly internalToken: string;
  readonly log?: Logger;
  /** Further routes between services, before the calls. Each guards itself. */
  readonly routes?: (app: Express) => void;
}
