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

/** The real system with so many orders in its list. */
export const withOrders = <T>(count: number, work: (orders: FilledSystem) => Promise<T>): Promise<T> =>
  withSystem((pool) => fillOrders(pool, count), work);
