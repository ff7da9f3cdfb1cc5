import type pg from 'pg';
import type { Engine } from './engine.ts';

/** The two kinds of work that projectors share by lease. */
export type LeaseTable = 'ops.projection_state' | 'ops.process_state';

export interface Leased {
  readonly name: string;
  readonly epoch: bigint;
}

type Who = Pick<Engine, 'pool' | 'owner' | 'leaseMs'>;

const until = 'clock_timestamp() + make_interval(secs => $2 / 1000.0)';

/** Says that this instance is alive, and keeps its leases. Rows locked by a commit under way are renewed by that commit. */
export async function heartbeat({ pool, owner, leaseMs }: Who): Promise<{ readonly instances: number }> {
  await pool.query(
    `INSERT INTO ops.projector_instances (id, lease_until) VALUES ($1, ${until})
     ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until`,
    [owner, leaseMs],
  );
  for (const table of ['ops.projection_state', 'ops.process_state']) {
    await pool.query(
      `UPDATE ${table} SET lease_until = ${until} WHERE name IN (SELECT name FROM ${table} WHERE owner = $1 FOR UPDATE SKIP LOCKED)`,
      [owner, leaseMs],
    );
  }
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*)::integer AS n FROM ops.projector_instances WHERE lease_until > clock_timestamp()',
  );
  return { instances: rows[0]?.n ?? 1 };
}

/** What this instance holds. */
export async function held({ pool, owner }: Who, table: LeaseTable): Promise<Leased[]> {
  const { rows } = await pool.query<Leased>(`SELECT name, epoch FROM ${table} WHERE owner = $1 ORDER BY name`, [owner]);
  return rows.map(({ name, epoch }) => ({ name, epoch: BigInt(epoch) }));
}

/**
 * Takes up to `limit` of the named leases that nobody holds or whose holder stopped renewing. The epoch rises with each
 * change of hands, and checkpoints are written for the current epoch only: a former holder cannot commit any more.
 */
export async function acquire(
  { pool, owner, leaseMs }: Who,
  table: LeaseTable,
  names: readonly string[],
  limit: number,
): Promise<Leased[]> {
  if (limit <= 0) return [];
  const { rows } = await pool.query<Leased>(
    `UPDATE ${table} SET owner = $1, epoch = epoch + 1, lease_until = ${until}
     WHERE name IN (SELECT name FROM ${table} WHERE name = ANY($3) AND (owner IS NULL OR lease_until < clock_timestamp())
       AND owner IS DISTINCT FROM $1 ORDER BY name LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING name, epoch`,
    [owner, leaseMs, names, limit],
  );
  return rows.map(({ name, epoch }) => ({ name, epoch: BigInt(epoch) }));
}

/** Gives a lease back, so that another instance can take it at once. */
export async function release(
  { pool, owner }: Pick<Who, 'pool' | 'owner'>,
  table: LeaseTable,
  name: string,
): Promise<void> {
  await pool.query(`UPDATE ${table} SET owner = NULL, lease_until = NULL WHERE name = $1 AND owner = $2`, [
    name,
    owner,
  ]);
}

/** Takes this instance off the list that fair shares are computed from, and forgets those long dead. */
export async function signOff(pool: pg.Pool, owner: string): Promise<void> {
  await pool.query("DELETE FROM ops.projector_instances WHERE id = $1 OR lease_until < now() - interval '1 hour'", [
    owner,
  ]);
}
