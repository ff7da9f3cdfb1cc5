import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { HttpError } from '@power/infra/platform/http/http-error';
import type { Execute } from '@power/infra/platform/http/service-options';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { eachTime, rememberedReads } from '@power/infra/platform/queries/remembered';
import type { PositionWaiter } from '@power/infra/platform/http/positions';
import { beingBuilt } from '@power/infra/platform/projection/being-built';
import { logAt } from '@power/infra/platform/event-store/log-at';
import { gridsAmong } from '@power/infra/platform/rows/handle-grid';
import { dbAt } from '@power/infra/platform/sql/past';
import { readerFor } from '@power/infra/platform/sql/reader';
import type { JobQueue } from '@power/infra/adapters/queue/job-queue';
import type pg from 'pg';
import type { AccessLog } from './access-log.ts';
import { FairShare, FULL } from './fair-share.ts';
import { MicroCache } from './micro-cache.ts';
import { withoutCosts } from './without-costs.ts';

export interface ExecutorOptions {
  readonly handlers: readonly QueryHandler[];
  /** Read-only connections. */
  readonly db: pg.Pool;
  readonly log: EventStore;
  readonly queue: JobQueue;
  /** Last row of the change feed: what public boards are cached by. */
  readonly cursor: () => bigint | undefined;
  /** Tells when rows of a read model change. */
  readonly positions: Pick<PositionWaiter, 'onChange'>;
  /** Leaves word of exports and of costs that were looked at. Default: nowhere. */
  readonly accesses?: AccessLog;
}

/** Runs queries: finds the handler, hides cost fields, answers boards without session from a cache that each change empties. */
export function createExecutor({ handlers, db, log, queue, cursor, positions, accesses }: ExecutorOptions): Execute {
  const grids = gridsAmong(handlers);
  const byName = new Map(handlers.map((handler) => [handler.query.name, handler]));
  const cache = new MicroCache(cursor);
  const files = new FairShare();
  const remembered = rememberedReads(positions);
  return async (call, request, { user, now, signal, asOf }) => {
    const handler = byName.get(call.name);
    if (!handler) throw new Error(`no handler for ${call.name}`);
    const then = dbAt(db, asOf);
    const run = (until: AbortSignal): Promise<unknown> =>
      handler
        .handle(request, {
          asOf,
          rows: readerFor(then, user),
          db: then,
          log: logAt(log, asOf),
          today: log,
          user,
          now: asOf ?? now,
          signal: until,
          enqueue: queue.enqueue,
          remember: asOf === undefined ? remembered(user) : eachTime,
          grids,
        })
        .catch((error: unknown) => translate(error, db, handler.query.reads));
    // A shared reply must not end with the one who asked first.
    const reply =
      handler.query.board && !user && !asOf
        ? await cache.get(`${call.name} ${JSON.stringify(request)}`, () => run(NEVER))
        : call.file !== undefined && user
          ? await files.run(user._id, () => run(signal), signal)
          : await run(signal);
    if (reply === FULL) return tooManyFiles();
    if (isRejection(reply) && reply.codigo === 'PETICION_INVALIDA')
      throw new HttpError(400, reply.codigo, reply.titulo, reply.mensaje, reply.extra);
    if (user) await accesses?.({ query: handler.query, request, user, now, reply });
    return withoutCosts(handler.query, user, reply);
  };
}

const tooManyFiles = (): Rejection =>
  reject(
    'DEMASIADAS_DESCARGAS',
    'Ya tienes varias descargas en camino',
    'Espera a que termine una e inténtalo de nuevo.',
  );

const NEVER = new AbortController().signal;

/** PostgreSQL's refusals that pass: a read model that is not there yet, or not as it should be, a question that took too long. */
async function translate(error: unknown, db: pg.Pool, reads: readonly string[]): Promise<never> {
  const { code } = error as { code?: string };
  if (code === '42P01' || code === '3F000' || (code === '42703' && (await beingBuilt(db, reads))))
    throw new HttpError(
      503,
      'NO_LISTO',
      'Un momento',
      'Los datos de este listado se están preparando. Inténtalo de nuevo en unos segundos.',
      {},
      2,
    );
  if (code === '57014')
    throw new HttpError(
      503,
      'CONSULTA_LENTA',
      'Consulta demasiado amplia',
      'La búsqueda tomó demasiado tiempo. Agrega un filtro e inténtalo de nuevo.',
      {},
      5,
    );
  throw error;
}
