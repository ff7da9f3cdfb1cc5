import type { GridRequest } from '@power/domain/kernel/grid';
import type pg from 'pg';
import { instantOf } from '../sql/past.ts';
import type { Grid, GridViewer } from './define.ts';
import { gridAt } from './grid-at.ts';
import { orderOf, orderSql } from './order.ts';
import { projectionOf } from './values.ts';
import { selectionOf } from './where.ts';

/** Rows of a block: one is handed over while the next is being fetched. */
export const FETCH = 1000;

/**
 * Every row of a grid as it stands at one instant, in its order, fetched in blocks through a cursor of one read-only
 * transaction: memory stays bounded however long the grid is. `only`: the fields that are wanted; default all that the
 * viewer may see. Throws BadGridRequest before the first row.
 */
export async function* streamGrid(
  db: pg.Pool,
  grid: Grid,
  request: Pick<GridRequest, 'filterModel' | 'quickFilter' | 'asOf' | 'sortModel'>,
  viewer: GridViewer,
  only?: ReadonlySet<string>,
): AsyncGenerator<Record<string, unknown>> {
  const then = gridAt(db, grid, request.asOf);
  const selection = selectionOf(grid, request, viewer, instantOf(then));
  const order = orderOf(grid, request, viewer);
  const shown = projectionOf(grid, viewer, only);
  const client = await then.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY ISOLATION LEVEL REPEATABLE READ');
    await client.query("SET LOCAL statement_timeout = '120s'");
    await client.query(
      `DECLARE export NO SCROLL CURSOR FOR SELECT ${shown.select} FROM ${selection.from} WHERE ${selection.where} ORDER BY ${orderSql(order)}`,
      [...selection.values],
    );
    let next = fetchFrom(client);
    for (let more = true; more;) {
      const { rows } = await next;
      more = rows.length === FETCH;
      if (more) next = fetchFrom(client);
      for (const row of rows) yield shown.toRow(row);
    }
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    await client.query('ROLLBACK').catch((error: Error) => (broken = error));
    client.release(broken);
  }
}

function fetchFrom(client: pg.PoolClient): Promise<pg.QueryResult<Record<string, unknown>>> {
  const block = client.query<Record<string, unknown>>(`FETCH ${FETCH} FROM export`);
  // Whoever breaks off does not wait for it.
  block.catch(() => undefined);
  return block;
}
