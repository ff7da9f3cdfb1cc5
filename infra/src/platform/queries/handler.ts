import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import type { Rejection } from '@power/domain/kernel/rejection';
import type pg from 'pg';
import type { z } from 'zod';
import type { RowGrid } from '../rows/grid.ts';
import type { Reader } from '../sql/reader.ts';
import type { EventStore } from '../event-store/port.ts';
import type { Remember } from './remembered.ts';
import type { JobQueue } from '../../adapters/queue/job-queue.ts';

/** What a query handler works with. */
export interface QueryContext {
  /**
   * The instant that is shown, when it is not now: `rows`, `db`, `log` and `now` are of then already, and the person is
   * who it is today.
   */
  readonly asOf?: string | undefined;
  /** Read models, rows of the person's scope only. A page of a grid: `gridReader`. */
  readonly rows: Reader;
  /** Read-only connections, search_path `read, ops`: for the platform. They know no row scope; who uses them is reviewed. */
  readonly db: pg.Pool;
  /** The log, for histories and as-of details. */
  readonly log: EventStore;
  /** Absent only for calls declared `publico`. */
  readonly user: Principal | undefined;
  /** The log of today, for what the person may see: permissions do not go back. */
  readonly today: EventStore;
  /** Instant of the request, or the one that is shown; ISO UTC. The only clock of a handler. */
  readonly now: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** Spares asking again, for each page of a list, what has not changed; given by query-api. */
  readonly remember?: Remember;
  /** Grids of the lists by the name of their query, for what is about any list; given by query-api. */
  readonly grids?: ReadonlyMap<string, RowGrid>;
  /** Hands work to the jobs process; given by query-api. */
  readonly enqueue?: JobQueue['enqueue'];
}

/** A file as reply. */
export interface FileReply {
  readonly file: {
    readonly nombre: string;
    readonly tipo: string;
    readonly stream: NodeJS.ReadableStream | Buffer;
    /** Its address names content that never changes: the person's own browser may keep it. */
    readonly immutable?: boolean;
    /** Shown by the browser instead of saved, with the HTTP status that says what it is (200 by default). */
    readonly page?: { readonly status: number };
  };
}

export interface QueryHandler {
  readonly kind: 'query-handler';
  readonly query: QueryDefinition;
  readonly handle: (request: unknown, context: QueryContext) => Promise<unknown>;
}

/** Pairs a declared query with its handler; default export of query-api/src/<context>/<query>.ts. */
export function handleQuery<Req extends z.ZodType, Rep extends z.ZodType>(
  query: QueryDefinition<Req, Rep>,
  handle: (
    request: z.output<Req>,
    context: QueryContext & { readonly user: Principal },
  ) => Promise<z.input<Rep> | Rejection | FileReply>,
): QueryHandler {
  return {
    kind: 'query-handler',
    query: query as QueryDefinition,
    handle: handle as QueryHandler['handle'],
  };
}
