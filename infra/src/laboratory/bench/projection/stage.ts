import type pg from 'pg';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '../../../adapters/event-store/postgres-event-store.ts';
import { createLog } from '../../../platform/log.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { type ProjectionRuntime, startProjections } from '../../../platform/projection/runtime.ts';
import { until, withPostgres } from '../bench.ts';
import { benchOrders } from './bench-orders.ts';
import { fillLog } from './fill-log.ts';

export interface Stage {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly store: PostgresEventStore;
  /** Events in the log. */
  readonly events: number;
  /** A projector as the service runs it, with one projection; its batches are the product's unless told otherwise. */
  start(batchSize?: number): Promise<ProjectionRuntime>;
  /** Waits until the projection is live at the head that the log has now. */
  live(): Promise<void>;
  /** Appends the life of so many more orders; answers the number of events. */
  more(orders: number): Promise<number>;
}

/** A log of so many orders and a projector for it. */
export function withStage<T>(orders: number, work: (stage: Stage) => Promise<T>): Promise<T> {
  return withPostgres(async (url) => {
    const pool = createPool(url, { max: 12, pipeline: true });
    const store = createPostgresEventStore({ connectionString: url, poolSize: 4 });
    try {
      await store.migrate();
      const events = await fillLog(store, orders);
      await pool.query('CREATE SCHEMA bench; ANALYZE');
      let last = orders;
      return await work({
        url,
        pool,
        store,
        events,
        start: (batchSize) =>
          startProjections({
            pool,
            databaseUrl: url,
            store,
            log: createLog('bench'),
            projections: [benchOrders],
            batchSize,
          }),
        async more(count) {
          const added = await fillLog(store, count, last);
          last += count;
          return added;
        },
        live: async () => {
          const head = String(await store.head());
          await until('the projection at the head', async () => {
            const { rows } = await pool.query(
              "SELECT 1 FROM ops.projection_state WHERE status = 'live' AND position >= $1",
              [head],
            );
            return rows.length > 0;
          });
        },
      });
    } finally {
      await store.close();
      await pool.end();
    }
  });
}
