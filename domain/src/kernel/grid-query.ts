import type { z } from 'zod';
import { gridReply, gridRequest } from './grid.ts';
import { defineQuery, type QueryDefinition } from './query.ts';
import { costFieldsOf, type RowDefinition, shownRow } from './row.ts';

type Options = Omit<
  QueryDefinition,
  'kind' | 'method' | 'request' | 'reply' | 'scope' | 'topic' | 'costFields' | 'reads' | 'accion'
> & {
  readonly accion?: string;
  /** Projections that its computed fields read besides its own. */
  readonly reads?: readonly string[];
};

/** A grid over a declared row. */
export interface GridQuery<R extends RowDefinition = RowDefinition> extends QueryDefinition<
  ReturnType<typeof gridRequest>,
  ReturnType<typeof gridReply<R['schema']>>
> {
  readonly row: R;
}

/**
 * Declares the grid call of a row (requirements §0.1.1): request, reply, scope, cost fields, topic and the projection it
 * reads are those of the row.
 */
export function defineGridQuery<R extends RowDefinition>(row: R, options: Options): GridQuery<R> {
  const accion = options.accion ?? 'grid';
  const query = defineQuery({
    ...options,
    accion,
    reads: [row.projection, ...(options.reads ?? [])],
    scope: row.scope,
    costFields: costFieldsOf(row),
    ...(row.topic !== undefined && { topic: row.topic }),
    request: gridRequest(accion),
    reply: gridReply(shownRow(row) as z.ZodType),
  });
  return { ...query, row } as GridQuery<R>;
}
