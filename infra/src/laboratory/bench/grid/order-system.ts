import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { signIn } from '../http-client.ts';
import { fillOrders } from './fill-orders.ts';

export interface FilledSystem {
  readonly system: TestSystem;
  readonly token: string;
  /** Address of a service itself, without the gateway. */
  service(name: string): string;
}

/** The first person of the company of the bench. */
export const admin = { email: 'administrador@bench.test', password: 'orders-of-the-bench-2026' };

/** The real system without a demo, its read models filled, for as long as the work takes. */
export async function withSystem<T>(
  fill: (pool: pg.Pool) => Promise<void>,
  work: (filled: FilledSystem) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const system = await startSystem({
    env: { DEMO: '0', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...env },
  });
  try {
    await system.waitReady();
    const pool = createPool(system.runtime().env.DATABASE_URL!, { max: 2 });
    await fill(pool);
    await pool.end();
    await checkpoint(system);
    const token = await signIn(system.url, admin.email, admin.password);
    return await work({
      system,
      token,
      service: (name) => `http://127.0.0.1:${system.runtime().services[name]!.port}`,
    });
  } finally {
    await system.remove();
  }
}

/** What was filled in is on disk before anything is measured. Only the owner of the embedded database may ask for it. */
async function checkpoint({ dataDir, runtime }: TestSystem): Promise<void> {
  const url = new URL(runtime().env.DATABASE_URL!);
  const password = await readFile(path.join(dataDir, 'postgres', 'power.password'), 'utf8');
  [url.username, url.password] = ['power', password.trim()];
  const pool = createPool(url.href, { max: 1 });
  await pool.query('CHECKPOINT').finally(() => pool.end());
}

/** The real system with so many orders in its list. */
export const withOrders = <T>(count: number, work: (orders: FilledSystem) => Promise<T>): Promise<T> =>
  withSystem((pool) => fillOrders(pool, count), work);
