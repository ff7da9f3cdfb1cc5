import type { GridRequest } from '@power/domain/kernel/grid';
import type { GridQuery } from '@power/domain/kernel/grid-query';
import type { QueryDefinition } from '@power/domain/kernel/query';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { RowDefinition } from '@power/domain/kernel/row';
import { type GridPage, runGrid } from '../grid/run.ts';
import { handleQuery, type QueryContext, type QueryHandler } from '../queries/handler.ts';
import type { RowGrid } from './grid.ts';

/**
 * Reads pages of a grid for a query that makes something else of them (a search, a board). Row scope is that of the
 * query's declaration and cost fields are those of the row, as for a grid call: no handler states them again. Requirements
 * §0.1.4.
 */
export const gridReader =
  <Row = Record<string, unknown>>(query: Pick<QueryDefinition, 'scope'>, grid: RowGrid<RowDefinition>) =>
  (
    { db, user }: Pick<QueryContext, 'db' | 'user'>,
    request: Omit<GridRequest, 'accion'>,
  ): Promise<GridPage<Row> | Rejection> =>
    runGrid<Row>(db, grid, request, { ...(user && { user }), scope: query.scope, costFields: grid.costFields });

/** The handler of a grid call. */
export function handleGrid<R extends RowDefinition>(query: GridQuery<R>, grid: RowGrid<R>): QueryHandler {
  const read = gridReader(query, grid as unknown as RowGrid<RowDefinition>);
  const handle = (request: unknown, context: QueryContext) => read(context, request as GridRequest);
  return handleQuery(query as GridQuery, Object.assign(handle, { grid }));
}

/** Grids among the handlers of query-api, by query name. */
export const gridsAmong = (handlers: readonly QueryHandler[]): ReadonlyMap<string, RowGrid> =>
  new Map(
    handlers.flatMap(({ query, handle }) => {
      const { grid } = handle as { grid?: RowGrid };
      return grid ? [[query.name, grid] as const] : [];
    }),
  );
