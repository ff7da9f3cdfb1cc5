import type { GridRequest } from '@power/domain/kernel/grid';
import type { GridQuery } from '@power/domain/kernel/grid-query';
import type { RowDefinition } from '@power/domain/kernel/row';
import { runGrid } from '../grid/run.ts';
import { handleQuery, type QueryHandler } from '../queries/handler.ts';
import type { RowGrid } from './grid.ts';

/** The handler of a grid call: scope and cost fields are those of its declaration, applied here and nowhere else. */
export const handleGrid = <R extends RowDefinition>(query: GridQuery<R>, grid: RowGrid<R>): QueryHandler =>
  handleQuery(query as GridQuery, async (request, { db, user }) =>
    runGrid(db, grid, request as GridRequest, { user, scope: query.scope, costFields: grid.costFields }),
  );
