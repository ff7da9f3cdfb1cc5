import type { GridRequest } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { Grid, GridViewer } from './define.ts';
import { columnOf } from './where.ts';

export interface OrderItem {
  readonly sql: string;
  readonly dir: 'ASC' | 'DESC';
  /** The same order as distance from its beginning, which an index of the history is walked by. */
  readonly walk?: string;
}

/** Beyond every whole number of a table. */
const LAST = 2_147_483_647;

/** What a grid is sorted by: columns, then the id, which makes the order total. */
export interface Order {
  readonly items: readonly OrderItem[];
  readonly id: OrderItem;
  /** No index walks it: ids alone are sorted, and the rows of the page fetched by them. */
  readonly byIds?: boolean;
}

/**
 * Order of a request, or the grid's own. Text sorts as people read it (accents and case apart), but where the grid says that
 * it stands as written. Rows without a value
 * come last in both directions. The id follows the direction of the last column, so that one index serves both ways. `at`:
 * the instant that is shown, when it is not now.
 */
export function orderOf(grid: Grid, request: Pick<GridRequest, 'sortModel'>, viewer: GridViewer, at?: string): Order {
  const items = (request.sortModel.length > 0 ? request.sortModel : grid.defaultSort).map(
    ({ colId, sort }): OrderItem => {
      const column = columnOf(grid, colId, viewer);
      if (column.type === 'json' || column.type === 'list')
        throw new BadGridRequest(colId, `No se ordena por «${colId}»`);
      return {
        sql: column.type === 'text' && !grid.asWritten.includes(colId) ? `ops.plain(${column.sql})` : column.sql,
        dir: sort === 'asc' ? 'ASC' : 'DESC',
        ...(at !== undefined &&
          grid.walked.includes(colId) && { walk: `${column.sql} OPERATOR(ops.<->) ${sort === 'asc' ? 0 : LAST}` }),
      };
    },
  );
  const byIds = at === undefined && request.sortModel.some(({ colId }) => grid.unordered.includes(colId));
  return { items, id: { sql: `"${grid.idColumn}"`, dir: items.at(-1)?.dir ?? 'ASC' }, byIds };
}

/** ORDER BY over all columns at once, for orders of several columns. */
export const orderSql = (order: Order): string =>
  [...order.items.map((i) => `${i.sql} ${i.dir} NULLS LAST`), `${order.id.sql} ${order.id.dir}`].join(', ');
