import type { GridRequest } from '@power/domain/kernel/grid';
import type { GridQuery } from '@power/domain/kernel/grid-query';
import type { QueryDefinition } from '@power/domain/kernel/query';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { RowDefinition, RowOf } from '@power/domain/kernel/row';
import type pg from 'pg';
import { rowsByKey } from '../grid/by-key.ts';
import type { Grid } from '../grid/define.ts';
import { type GridPage, runGrid } from '../grid/run.ts';
import type { ListRows } from '../live/row-views.ts';
import { handleQuery, type QueryContext, type QueryHandler } from '../queries/handler.ts';
import type { RowGrid } from './grid.ts';

/**
 * Reads pages of a grid for a query that makes something else of them (a search, a board). Row scope is that of the
 * query's declaration and cost fields are those of the row, as for a grid call: no handler states them again. Requirements
 * §0.1.4.
 */
export const gridReader =
  <Row = Record<string, unknown>>(query: Pick<QueryDefinition, 'scope'>, grid: Grid & Pick<RowGrid, 'costFields'>) =>
  (
    { db, user }: Pick<QueryContext, 'db' | 'user'>,
    request: Omit<GridRequest, 'accion'>,
  ): Promise<GridPage<Row> | Rejection> =>
    runGrid<Row>(db, grid, request, { ...(user && { user }), scope: query.scope, costFields: grid.costFields });

/**
 * The handler of a grid call. `finish` completes the rows of a page with what no table of theirs holds, for whoever asks:
 * what it adds can neither be sorted nor filtered by.
 */
export function handleGrid<R extends RowDefinition>(
  query: GridQuery<R>,
  grid: RowGrid<R>,
  finish?: (rows: RowOf<R>[], context: QueryContext & { readonly user: Principal }) => Promise<RowOf<R>[]>,
): QueryHandler {
  const read = gridReader<RowOf<R>>(query, grid);
  const handle = async (request: unknown, context: QueryContext & { readonly user: Principal }) => {
    const page = await read(context, request as GridRequest);
    return finish && !isRejection(page) ? { ...page, rows: await finish(page.rows, context) } : page;
  };
  return handleQuery(query as GridQuery, Object.assign(handle, { grid, whole: finish === undefined }));
}

/** Grids among the handlers of query-api, by query name. */
export const gridsAmong = (handlers: readonly QueryHandler[]): ReadonlyMap<string, RowGrid> =>
  new Map(
    handlers.flatMap(({ query, handle }) => {
      const { grid } = handle as { grid?: RowGrid };
      return grid ? [[query.name, grid] as const] : [];
    }),
  );

/** Lists among the handlers whose rows are what their table says, whoever asks: those that can be told row by row. */
export const listsAmong = (handlers: readonly QueryHandler[], db: pg.Pool): ListRows[] =>
  handlers.flatMap(({ query, handle }) => {
    const { grid, whole } = handle as { grid?: RowGrid; whole?: boolean };
    if (!grid || whole !== true) return [];
    const order = grid.defaultSort.map(({ colId }) => colId);
    const complete = grid.where === undefined;
    return [{ query, fields: [...grid.columns.keys()], order, complete, read: (keys) => rowsByKey(db, grid, keys) }];
  });
