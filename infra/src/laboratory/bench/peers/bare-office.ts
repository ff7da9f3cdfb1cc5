import type pg from 'pg';
import { NEWEST } from './bare-tables.ts';
import type { Kept, Line } from './kept.ts';

/** One transaction, given up when the work throws. */
async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const run = (client: pg.PoolClient | pg.Pool, name: string, text: string, values: unknown[]): Promise<pg.QueryResult> =>
  client.query({ name, text, values });

/** State in tables, one transaction a command, no history: what was before is gone, and nobody is told of anything. */
export const bareOffice = (pool: pg.Pool): Kept => ({
  order: (customer, lines) =>
    inTransaction(pool, async (client) => {
      const net = lines.reduce((sum: number, line: Line) => sum + line.price * line.quantity, 0);
      const { rows } = await run(
        client,
        'order',
        "INSERT INTO bare.orders (customer, state, net) VALUES ($1, 'Por validar', $2) RETURNING number",
        [customer, net],
      );
      const { number } = rows[0] as { number: number };
      await run(
        client,
        'lines',
        'INSERT INTO bare.lines SELECT $1, row_number() OVER (), l.product, l.price, l.quantity FROM jsonb_to_recordset($2) AS l(product int, price int, quantity int)',
        [number, JSON.stringify(lines)],
      );
      return number;
    }),
  comment: (number, person, text) =>
    inTransaction(pool, async (client) => {
      await run(client, 'comment', 'INSERT INTO bare.comments (number, person, text) VALUES ($1, $2, $3)', [
        number,
        person,
        text,
      ]);
      await run(
        client,
        'commented',
        'UPDATE bare.orders SET comments = comments + 1, changed_at = now() WHERE number = $1',
        [number],
      );
    }),
  validate: (number) =>
    inTransaction(pool, async (client) => {
      const { rows } = await run(client, 'held', 'SELECT state FROM bare.orders WHERE number = $1 FOR UPDATE', [
        number,
      ]);
      if ((rows[0] as { state: string } | undefined)?.state !== 'Por validar') throw new Error('not to be validated');
      const taken = await run(
        client,
        'take',
        // In the order of their keys, or two orders of the same goods would wait for each other.
        `WITH wanted AS (SELECT s.product FROM bare.stock s JOIN bare.lines l ON l.product = s.product WHERE l.number = $1 ORDER BY s.product FOR UPDATE OF s)
         UPDATE bare.stock s SET available = available - l.quantity FROM bare.lines l, wanted w
         WHERE l.number = $1 AND s.product = l.product AND w.product = s.product AND s.available >= l.quantity`,
        [number],
      );
      if (taken.rowCount !== 3) throw new Error('not enough of it');
      await run(
        client,
        'validated',
        "UPDATE bare.orders SET state = 'Validado', changed_at = now() WHERE number = $1",
        [number],
      );
    }),
  list: async (limit) => (await run(pool, 'newest', NEWEST, [limit])).rows,
});
