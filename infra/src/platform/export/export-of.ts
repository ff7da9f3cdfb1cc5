import type { QueryDefinition } from '@power/domain/kernel/query';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type { z } from 'zod';
import { BadGridRequest } from '../grid/bad-request.ts';
import { countRows } from '../grid/count-rows.ts';
import type { FileReply, QueryContext, QueryHandler } from '../queries/handler.ts';
import { presentOf } from '../sql/past.ts';
import { exportJob } from './export-job.ts';
import {
  type ExportOptions,
  type ExportRequest,
  type ExportSpec,
  gridOf,
  selectorOf,
  viewerOf,
  writeExport,
} from './export-spec.ts';
import { inMemory } from './export-file.ts';

/** Up to here a file is made while the person waits. */
export const DIRECT_ROWS = 2000;
/** Large files of one person that may be under way; they are made in turns with those of the others. */
export const UNDER_WAY = 3;

interface StartedExport {
  ok: true;
  /** Id of the job; its end arrives as frame `trabajo`, with the address of the file. */
  trabajo: string;
}

/**
 * The handler of an export query: `export default handleQuery(orderExport, exportOf(orderExport, { titulo, grid, columns }))`.
 * Filters, scope and cost fields are those of the query. Small files are the reply; large ones become a job.
 */
export function exportOf<Req extends z.ZodType, Rep extends z.ZodType>(
  query: QueryDefinition<Req, Rep>,
  options: ExportOptions<z.output<Req>>,
) {
  const spec = { ...options, query: query as QueryDefinition } as ExportSpec;
  const handle = async (
    request: z.output<Req>,
    context: QueryContext,
  ): Promise<FileReply | Rejection | StartedExport> => {
    const { asOf } = context;
    const asked = { ...(request as ExportRequest), ...(asOf !== undefined && { asOf }) };
    try {
      const rows = await countRows(
        context.db,
        gridOf(spec, asked),
        selectorOf(asked),
        viewerOf(spec, context.user),
        DIRECT_ROWS + 1,
      );
      return rows > DIRECT_ROWS ? await start(spec, asked, context) : await direct(spec, asked, context);
    } catch (error) {
      if (error instanceof BadGridRequest) return error.toRejection();
      throw error;
    }
  };
  // The reply schema of each export query is that of a started job; a file is never held against it.
  return Object.assign(
    handle as (request: z.output<Req>, context: QueryContext) => Promise<z.input<Rep> | FileReply | Rejection>,
    { export: spec },
  );
}

async function start(
  spec: ExportSpec,
  request: ExportRequest,
  { db, enqueue, user, now }: QueryContext,
): Promise<StartedExport | Rejection> {
  if (!enqueue) throw new Error('exports need the job queue');
  // One person's exports begin one after the other (query-executor), so that none is counted past another.
  // Jobs are of now, whatever moment the file shows.
  const { rows } = await presentOf(db).query<{ n: number }>(
    "SELECT count(*)::int AS n FROM ops.jobs WHERE usuario = $1 AND name = 'exportar' AND estado IN ('en_espera', 'en_proceso')",
    [user?._id],
  );
  if (rows[0]!.n >= UNDER_WAY)
    return reject(
      'DEMASIADAS_EXPORTACIONES',
      'Ya tienes exportaciones en preparación',
      `Se preparan a lo más ${UNDER_WAY} a la vez por persona. Espera a que esté lista una.`,
    );
  const id = await enqueue(
    exportJob(new Map()),
    { consulta: spec.query.name, peticion: { ...request }, ahora: now },
    { user },
  );
  return { ok: true, trabajo: id };
}

async function direct(
  spec: ExportSpec,
  request: ExportRequest,
  { db, user, now, signal }: QueryContext,
): Promise<FileReply> {
  return inMemory(spec.titulo, (out) => writeExport(spec, request, { db, user, now, out, signal }));
}

/** Declared exports among the handlers of query-api, by query name. */
export const exportsAmong = (handlers: readonly QueryHandler[]): ReadonlyMap<string, ExportSpec> =>
  new Map(
    handlers.flatMap(({ query, handle }) => {
      const spec = (handle as { export?: ExportSpec }).export;
      return spec ? [[query.name, spec] as const] : [];
    }),
  );
