import { createPool } from '../../../adapters/postgres/pool.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { signIn } from '../http-client.ts';
import { fillOrders } from './fill-orders.ts';

export interface OrderSystem {
  readonly system: TestSystem;
  readonly token: string;
  /** Address of a service itself, without the gateway. */
  service(name: string): string;
}

/** The real system with so many orders in its list, for as long as the work takes. */
export async function withOrders<T>(count: number, work: (orders: OrderSystem) => Promise<T>): Promise<T> {
  const admin = { email: 'administrador@bench.test', password: 'orders-of-the-bench-2026' };
  const system = await startSystem({ env: { DEMO: '0', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
  try {
    await system.waitReady();
    const pool = createPool(system.runtime().env.DATABASE_URL!, { max: 2 });
    await fillOrders(pool, count);
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
