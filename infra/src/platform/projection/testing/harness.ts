import { defineEvent } from '@power/domain/kernel/event';
import type pg from 'pg';
import { z } from 'zod';
import { createLog } from '../../log.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { MemoryEventStore, testEvent } from '../../../laboratory/testing/memory-event-store.ts';
import { testDatabase, type TestDatabase } from '../../../laboratory/testing/postgres.ts';
import { announce, defineProjection, type Projection, rule } from '../define.ts';
import { type ProjectionRuntime, type RuntimeOptions, startProjections } from '../runtime.ts';
import { tableDigest } from '../digest.ts';

/** A small shop for the tests of the runtime: orders opened, changed and closed. */
export const Opened = defineEvent('test-opened', {
  label: 'Abierto',
  data: z.object({ id: z.string(), cliente: z.string(), monto: z.number() }),
});
export const Changed = defineEvent('test-changed', {
  label: 'Cambiado',
  data: z.object({ id: z.string(), monto: z.number(), veneno: z.string().optional() }),
});
export const Closed = defineEvent('test-closed', { label: 'Cerrado', data: z.object({ id: z.string() }) });

interface OrderRow {
  readonly [field: string]: unknown;
  readonly cliente: string;
  readonly monto: number;
  readonly cambios: number;
  readonly at: string;
  readonly datos: unknown;
}
interface ClientRow {
  readonly [field: string]: unknown;
  readonly pedidos: number;
  readonly total: number;
}

const quiet = createLog('test');
quiet.level = process.env.TEST_LOG ?? 'silent';

/** What the tests may break: handlers consult it, as a faulty handler would break on its data. */
export const poison = { throws: false, tooLong: false };

export const orders = defineProjection<OrderRow>({
  name: 'test/orders',
  version: 1,
  table: 'test_orders',
  topic: 'orders',
  temporal: true,
  columns: { cliente: 'text', monto: 'bigint', cambios: 'integer', at: 'instant', datos: 'json' },
  indexes: [['cliente', 'monto'], { trigram: 'cliente' }],
  scope: (row) => ({ cliente: row.cliente }),
  rules: [
    rule(
      Opened,
      (d) => [d.id],
      (_row, d, c) => ({
        cliente: d.cliente,
        monto: d.monto,
        cambios: 0,
        at: c.at,
        datos: { z: 1, a: [d.monto, null], lista: 'ñandú' },
      }),
    ),
    rule(
      Changed,
      (d) => [d.id],
      (row, d, c) => {
        if (poison.throws && d.veneno) throw new Error(`bad news: ${d.veneno}`);
        return (
          row && {
            ...row,
            monto: d.monto,
            cambios: poison.tooLong && d.veneno ? 3_000_000_000 : row.cambios + 1,
            at: c.at,
          }
        );
      },
    ),
    rule<OrderRow, 'test-closed', { id: string }>(
      Closed,
      (d) => [d.id],
      () => undefined,
    ),
  ],
  announcements: [announce(Opened, (d) => [{ evento: 'pedidoCreado', datos: { id: d.id }, para: { todos: true } }])],
});

export const clients = defineProjection<ClientRow>({
  name: 'test/clients',
  version: 1,
  table: 'test_clients',
  columns: { pedidos: 'integer', total: 'numeric' },
  rules: [
    rule(
      Opened,
      (d) => [d.cliente, 'todos'],
      (row, d) => ({ pedidos: Number(row?.pedidos ?? 0) + 1, total: Number(row?.total ?? 0) + d.monto }),
    ),
  ],
});

export const asProjection = (projection: unknown): Projection => projection as Projection;
export const both: readonly Projection[] = [asProjection(orders), asProjection(clients)];

/** A database, a log and as many projectors as a test wants. */
export class Harness {
  readonly store = new MemoryEventStore();
  readonly #running = new Set<ProjectionRuntime>();
  readonly #pools: pg.Pool[] = [];
  #database!: TestDatabase;
  pool!: pg.Pool;

  get url(): string {
    return this.#database.url;
  }

  async open(): Promise<void> {
    this.#database = await testDatabase();
    this.pool = this.newPool();
  }

  newPool(name?: string): pg.Pool {
    const pool = createPool(this.url, { max: 8, pipeline: true, ...(name !== undefined && { name }) });
    this.#pools.push(pool);
    return pool;
  }

  async start(options: Partial<RuntimeOptions> = {}): Promise<ProjectionRuntime> {
    const runtime = await startProjections({
      pool: this.newPool(),
      databaseUrl: this.url,
      store: this.store,
      log: quiet,
      projections: both,
      tickMs: 100,
      // So long nobody here stands still, whatever else the machine does: who stops gives its leases back.
      leaseMs: 5000,
      batchSize: 50,
      ...options,
    });
    this.#running.add(runtime);
    return runtime;
  }

  async stop(runtime: ProjectionRuntime): Promise<void> {
    this.#running.delete(runtime);
    await runtime.stop();
  }

  async stopAll(): Promise<void> {
    for (const runtime of this.#running) await this.stop(runtime);
  }

  async close(): Promise<void> {
    await this.stopAll();
    await Promise.all(this.#pools.map((pool) => pool.end()));
    await this.#database.drop();
  }

  async open1(id: string, cliente: string, monto: number, at?: string): Promise<void> {
    await this.store.append(`order-${id}`, [testEvent(Opened({ id, cliente, monto }), { at })], 'any');
  }

  async change(id: string, monto: number, options: { veneno?: string; at?: string } = {}): Promise<void> {
    await this.store.append(
      `order-${id}`,
      [testEvent(Changed({ id, monto, veneno: options.veneno }), { at: options.at })],
      'any',
    );
  }

  async closeOrder(id: string, at?: string): Promise<void> {
    await this.store.append(`order-${id}`, [testEvent(Closed({ id }), { at })], 'any');
  }

  /** A deterministic mixture of `n` events over few keys, so that batches overlap. */
  async trade(n: number, seed = 1): Promise<void> {
    let x = seed;
    const next = (below: number): number => {
      x = (x * 48271) % 2147483647;
      return x % below;
    };
    for (let i = 0; i < n; i += 1) {
      const id = `o${next(40)}`;
      const what = next(10);
      const at = new Date(Date.UTC(2026, 0, 1) + i * 60_000 - next(3) * 90_000).toISOString();
      if (what < 4) await this.open1(id, `c${next(5)}`, next(1000), at);
      else if (what < 9) await this.change(id, next(1000), { at });
      else await this.closeOrder(id, at);
    }
  }

  /** Waits until every named projection is live at the head of the log. */
  async settled(names: readonly string[] = ['test/orders', 'test/clients']): Promise<void> {
    const head = (await this.store.head()) ?? -1n;
    await this.until(async () => {
      const { rows } = await this.pool.query<{ n: number }>(
        "SELECT count(*)::integer AS n FROM ops.projections WHERE name = ANY($1) AND status = 'live' AND position >= $2",
        [names, String(head)],
      );
      return rows[0]!.n === names.length;
    });
  }

  async until(done: () => Promise<boolean>): Promise<void> {
    for (;;) {
      if (await done().catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async digests(): Promise<Record<string, string>> {
    const tables = ['test_orders', 'test_orders_history', 'test_clients'];
    return Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, (await tableDigest(this.pool, table)).digest])),
    );
  }

  async query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T & Record<string, unknown>>(sql, values)).rows;
  }
}
