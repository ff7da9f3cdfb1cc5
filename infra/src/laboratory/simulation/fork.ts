import type pg from 'pg';
import { type Asked, textOf } from './read-pool.ts';
import { World } from './world.ts';

/** A pool of one connection on which nobody ends a transaction: the caller undoes it. */
function onOne(client: pg.ClientBase): pg.Pool {
  const query = async (asked: Asked, values?: unknown[]) =>
    /^\s*(begin|commit|rollback)\b/i.test(textOf(asked))
      ? { rows: [], rowCount: 0 }
      : client.query(asked as string, values as never);
  return { query, connect: async () => ({ query, release: () => undefined }) } as unknown as pg.Pool;
}

/** Does something in a copy of a company, of which nothing remains: the log is another one, the database is rolled back. */
export async function inFork<T>(world: World, work: (fork: World) => Promise<T>): Promise<T> {
  const client = await world.pool.connect();
  try {
    // Lists are as the projector left them, in the copy too.
    await world.readSide.writeAll(client);
    await client.query('BEGIN');
    return await work(new World(world.product, onOne(client), world.now, world));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
