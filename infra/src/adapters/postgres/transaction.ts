import type pg from 'pg';

/** The server of the connection became a replica; a new connection may lead to the one that took its place. */
const READ_ONLY = '25006';

/**
 * Runs `work` in one transaction on one connection; rolls back on any error and drops a connection that cannot even do that,
 * or whose server takes no writes any more.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    broken = false;
    return result;
  } catch (error) {
    broken = await client.query('ROLLBACK').then(
      () => (error as { code?: unknown } | null)?.code === READ_ONLY,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}
