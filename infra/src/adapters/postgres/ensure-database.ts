import type pg from 'pg';
import { createClient } from './session.ts';

/** Creates the database that the address names when the server has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  try {
    await whileStarting(url, async () => undefined);
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
    target.pathname = '/postgres';
    // Whoever may not create it must hear that it is missing.
    await whileStarting(target.href, (client) =>
      client.query(`CREATE DATABASE "${name.replaceAll('"', '""')}"`).then(() => undefined),
    ).catch(() => {
      throw error;
    });
  }
}

/** A server that has just opened its port may still be recovering (57P03): try again until it is done. */
async function whileStarting(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  for (;;) {
    const client = createClient(url, { connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      await work(client);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03') throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
