import type pg from 'pg';

/** Something that an operator asked for; carried out by whichever projector holds the lease. */
export interface ProjectionRequest {
  readonly id: bigint;
  readonly projection: string;
  readonly action: 'rebuild' | 'retry';
  readonly stream: string | null;
}

const KNOWN = {
  rebuild: 'SELECT name FROM ops.projection_state WHERE name = $1',
  retry:
    'SELECT name FROM ops.projection_state WHERE name = $1 UNION SELECT name FROM ops.process_state WHERE name = $1',
};

/**
 * Asks for a rebuild, or for a retry of parked events (of one stream, or of all); projectors are notified. Returns the
 * request's id; undefined when there is no such projection (nor process, for a retry).
 */
export async function requestAction(
  pool: pg.Pool,
  projection: string,
  action: ProjectionRequest['action'],
  stream?: string,
): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ id: string | bigint }>(
    `INSERT INTO ops.projection_requests (projection, action, stream) SELECT name, $2, $3 FROM (${KNOWN[action]}) known RETURNING id`,
    [projection, action, stream ?? null],
  );
  if (!rows[0]) return undefined;
  await pool.query("SELECT pg_notify('projector', $1)", [projection]);
  return BigInt(rows[0].id);
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

/** How a request ended; undefined while it is open. */
export async function requestResult(pool: pg.Pool, id: bigint): Promise<string | undefined> {
  const { rows } = await pool.query<{ result: string | null }>(
    'SELECT result FROM ops.projection_requests WHERE id = $1 AND finished_at IS NOT NULL',
    [String(id)],
  );
  return rows[0] ? (rows[0].result ?? '') : undefined;
}
