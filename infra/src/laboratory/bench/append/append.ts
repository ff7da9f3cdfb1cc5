import { randomUUID } from 'node:crypto';
import { createPostgresEventStore } from '../../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { type Bench, type Section, withPostgres } from '../bench.ts';
import { atLeast, type Figure } from '../figure.ts';
import { interleaved } from '../stats.ts';
import { measureEventStoreDb } from './eventstoredb.ts';
import { bareInserts } from './bare-inserts.ts';
import { sampleEvent } from './sample-event.ts';

/** Connections of either side. */
const POOL = 8;

/** So many writers at once, each waiting for its answer before it goes on; answers acknowledged writes per second. */
export async function writing(
  writers: number,
  ms: number,
  write: (writer: number, n: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; performance.now() - started < ms; n += 1) {
        await write(writer, n);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
}

/** Append through the port of the event log, version-checked, against single-row INSERT commits of the same content. */
export const append: Section = {
  name: 'append',
  run: (bench) => {
    const server = process.env.EVENTSTORE_URL;
    bench.say(server ? 'log: the EventStoreDB of EVENTSTORE_URL' : 'log: PostgreSQL');
    return server ? measureEventStoreDb(server, bench, writing) : withPostgres((url) => measure(url, bench));
  },
};

async function measure(url: string, { quick, runs, say }: Bench): Promise<Figure[]> {
  const store = createPostgresEventStore({ connectionString: url, poolSize: POOL });
  const pool = createPool(url, { max: POOL });
  try {
    await store.migrate();
    const insert = await bareInserts(pool);
    const ms = quick ? 1000 : 3000;
    const figures: Figure[] = [];
    for (const [writers, goal] of [
      [32, 1.5],
      [1, 0.8],
    ] as const) {
      const ours = (): Promise<number> => {
        const run = randomUUID();
        return writing(writers, ms, (writer, n) =>
          store.append(`bench-${run}-${writer}`, [sampleEvent(n)], n === 0 ? 'no-stream' : n - 1),
        );
      };
      const base = (): Promise<number> => {
        const run = randomUUID();
        return writing(writers, ms, (writer, n) => insert(`bench-${run}-${writer}`, n, sampleEvent(n)));
      };
      await ours();
      await base();
      const found = await interleaved(runs, ours, base);
      say(`${writers} writers done`);
      figures.push(
        atLeast(goal, {
          what: `append, ${writers} writer${writers > 1 ? 's' : ''}`,
          unit: 'appends/s',
          ...found,
          baseline: 'single-row INSERT commits',
        }),
      );
    }
    return figures;
  } finally {
    await store.close();
    await pool.end();
  }
}
