import { randomUUID } from 'node:crypto';
import { createPostgresEventStore } from '../../../adapters/event-store/postgres-event-store.ts';
import { withPostgres } from '../bench.ts';
import { percentile } from '../stats.ts';
import { writing } from './append.ts';
import { sampleEvent } from './sample-event.ts';

/** What an append through the port of the log does on this machine at the moment: per second, many writers, and p99 of one writer, ms. */
export interface AppendNow {
  readonly perSecond: number;
  readonly p99: number;
}

/** Appends of one event each into an empty log of their own, by 32 writers, then by one: `ms` of each. */
export const appendNow = (ms: number): Promise<AppendNow> =>
  withPostgres(async (url) => {
    const store = createPostgresEventStore({ connectionString: url, poolSize: 8 });
    try {
      await store.migrate();
      const run = async (writers: number): Promise<{ perSecond: number; times: number[] }> => {
        const name = randomUUID();
        const times: number[] = [];
        const perSecond = await writing(writers, ms, async (writer, n) => {
          const started = performance.now();
          await store.append(`bench-${name}-${writer}`, [sampleEvent(n)], n === 0 ? 'no-stream' : n - 1);
          times.push(performance.now() - started);
        });
        return { perSecond, times };
      };
      await run(32);
      return { perSecond: (await run(32)).perSecond, p99: percentile((await run(1)).times, 0.99) };
    } finally {
      await store.close();
    }
  });
