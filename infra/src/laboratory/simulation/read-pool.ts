import type pg from 'pg';
import type { ReadSide } from './read-side.ts';

export type Asked = string | { readonly text: string; readonly values?: readonly unknown[] };

export const textOf = (asked: Asked): string => (typeof asked === 'string' ? asked : asked.text);

/** A pool over whose connections the read models are brought up to the simulated projector's position before they are asked. */
export function readPool(pool: pg.Pool, side: () => ReadSide): pg.Pool {
  // One statement after another, so that the same steps ask in the same order.
  let last: Promise<unknown> = Promise.resolve();
  const ask = (client: pg.ClientBase, asked: Asked, values?: unknown[]) => {
    const answer = last.then(async () => {
      await side().write(client, textOf(asked));
      return client.query(asked as string, values as never);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  const connect = async () => {
    const client = await pool.connect();
    return {
      query: (asked: Asked, values?: unknown[]) => ask(client, asked, values),
      release: (error?: Error) => client.release(error),
    };
  };
  const query = async (asked: Asked, values?: unknown[]) => {
    const client = await pool.connect();
    try {
      return await ask(client, asked, values);
    } finally {
      client.release();
    }
  };
  return { connect, query } as unknown as pg.Pool;
}
