import type { GridRequest } from '@power/domain/kernel/grid';
import type pg from 'pg';
import { instantOf } from '../sql/past.ts';
import type { Grid, GridViewer } from './define.ts';
import { gridAt } from './grid-at.ts';
import { type GridSelector, selectionOf } from './where.ts';

/** Number of rows that a viewer sees of a filtered grid, counting no further than `upTo`. Throws BadGridRequest. */
export async function countRows(
  db: pg.Pool,
  grid: Grid,
  request: GridSelector & Pick<GridRequest, 'asOf'>,
  viewer: GridViewer,
  upTo?: number,
): Promise<number> {
  const then = gridAt(db, grid, request.asOf);
  const { from, where, values } = selectionOf(grid, request, viewer, instantOf(then));
  const limit = upTo === undefined ? '' : ` LIMIT ${upTo}`;
  const { rows } = await then.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${from} WHERE ${where}${limit}) AS counted`,
    [...values],
  );
  return rows[0]?.n ?? 0;
}
