import type pg from 'pg';
import { dbAt } from '../sql/past.ts';
import { BadGridRequest } from './bad-request.ts';
import type { Grid } from './define.ts';

/** The connections by which a grid is read at an instant, now without one. Throws BadGridRequest for a grid without past. */
export function gridAt(db: pg.Pool, grid: Grid, at: string | undefined): pg.Pool {
  if (at !== undefined && grid.history === 'none')
    throw new BadGridRequest('asOf', 'Este listado no guarda su historia');
  return dbAt(db, at, { [grid.table]: grid.history });
}
