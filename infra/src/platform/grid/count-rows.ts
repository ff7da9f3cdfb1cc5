import type pg from 'pg';
import type { Grid, GridViewer } from './define.ts';
import { type GridSelector, selectionOf } from './where.ts';

/** Number of rows that a viewer sees of a filtered grid, counting no further than `upTo`. Throws BadGridRequest. */
export async function countRows(
  db: pg.Pool,
  grid: Grid,
  request: GridSelector,
  viewer: GridViewer,
  upTo?: number,
): Promise<number> {
  const { from, where, values } = selectionOf(grid, request, viewer);
  const limit = upTo === undefined ? '' : ` LIMIT ${upTo}`;
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${from} WHERE ${where}${limit}) AS counted`,
    [...values],
  );
  return rows[0]?.n ?? 0;
}
