import type pg from 'pg';

/** True while any of these projections is not live: after an update its table may still have the columns of the version before. */
export async function beingBuilt(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    "SELECT FROM ops.projections WHERE name = ANY($1) AND (status <> 'live' OR owner IS NULL)",
    [names],
  );
  return Boolean(rowCount);
}
