import type pg from 'pg';
import { projectionSql } from './key-share.ts';

/** Something that an operator asked for; carried out by whichever projector holds the lease: of a projection that is shared, or of a part. */
export interface ProjectionRequest {
  readonly id: bigint;
  readonly projection: string;
  readonly action: 'rebuild' | 'retry';
  readonly stream: string | null;
}

/** Follows the log beside the projections and processes, parks events as they do, and carries out its retries itself. */
export const HOOKS = 'integrators/hooks';
/** What people are told of it, as processes have a label. */
export const HOOKS_LABEL = 'Avisos a programas de clientes';

const KNOWN = {
  rebuild: 'SELECT name FROM ops.projections WHERE name = $1',
  retry: `SELECT name FROM ops.projection_state WHERE ${projectionSql('name')} = $1 UNION SELECT name FROM ops.process_state WHERE name = $1
    UNION SELECT '${HOOKS}' WHERE '${HOOKS}' = $1`,
};

/**
 * Asks for a rebuild, or for a retry of parked events (of one stream, or of all) by each part; projectors are notified. Returns
 * the id of the first part's request; undefined when there is no such projection (nor process, for a retry).
 */
export async function requestAction(
  pool: pg.Pool,
  projection: string,
  action: ProjectionRequest['action'],
  stream?: string,
): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ id: string | bigint; name: string }>(
    `INSERT INTO ops.projection_requests (projection, action, stream) SELECT name, $2, $3 FROM (${KNOWN[action]}) known RETURNING id, projection AS name`,
    [projection, action, stream ?? null],
  );
  const first = rows.find(({ name }) => name === projection);
  if (!first) return undefined;
  await pool.query("SELECT pg_notify('projector', $1)", [projection]);
  return BigInt(first.id);
}

/** What was asked for and not yet begun. */
export async function openRequests(pool: pg.Pool): Promise<ProjectionRequest[]> {
  const { rows } = await pool.query<ProjectionRequest>(
    'SELECT id, projection, action, stream FROM ops.projection_requests WHERE started_at IS NULL ORDER BY id',
  );
  return rows;
}

export async function markStarted(pool: pg.Pool, id: bigint): Promise<void> {
  await pool.query('UPDATE ops.projection_requests SET started_at = now() WHERE id = $1', [String(id)]);
}

export async function markFinished(pool: pg.Pool, id: bigint, result: string): Promise<void> {
  await pool.query('UPDATE ops.projection_requests SET finished_at = now(), result = $2 WHERE id = $1', [
    String(id),
    result,
  ]);
}

/** How a request ended, of those of several parts each; undefined while one is open. */
export async function requestResult(pool: pg.Pool, id: bigint): Promise<string | undefined> {
  const { rows } = await pool.query<{ result: string | null }>(
    `SELECT coalesce(string_agg(p.result, '; ' ORDER BY p.id), '') AS result FROM ops.projection_requests r
     JOIN ops.projection_requests p ON ${projectionSql('p.projection')} = r.projection AND p.action = r.action AND p.requested_at = r.requested_at
     WHERE r.id = $1 HAVING count(*) > 0 AND bool_and(p.finished_at IS NOT NULL)`,
    [String(id)],
  );
  return rows[0] ? (rows[0].result ?? '') : undefined;
}
