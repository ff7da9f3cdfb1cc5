import { SYSTEM } from '@power/domain/kernel/principal';
import { everyone } from '@power/domain/kernel/query';
import type pg from 'pg';
import type { Grid, GridViewer } from './define.ts';
import { projectionOf } from './values.ts';
import { selectionOf } from './where.ts';

/** Whose row scope keeps nothing out. */
const ANYBODY: GridViewer = { user: SYSTEM, scope: everyone };

/**
 * The rows of a grid that have these keys (`_key`), as a page shows them, by key; what the grid does not show is absent. They are
 * as everybody sees them: for viewers whose row scope keeps nothing out, and grids without cost fields.
 */
export async function rowsByKey(
  db: pg.Pool,
  grid: Grid,
  keys: readonly string[],
): Promise<Record<string, Record<string, unknown>>> {
  const shown = projectionOf(grid, ANYBODY);
  const { from, where, values } = selectionOf(grid, { filterModel: {} }, ANYBODY, undefined, [keys]);
  const { rows } = await db.query<Record<string, unknown> & { __key: string }>(
    `SELECT ${shown.select}, _key AS __key FROM ${from} WHERE _key = ANY($1::text[]) AND ${where}`,
    [...values],
  );
  return Object.fromEntries(rows.map((row) => [row.__key, shown.toRow(row)]));
}
