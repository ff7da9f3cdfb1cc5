import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '../../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import type { Projection } from '../../../platform/projection/define.ts';
import { proveReadModels } from '../../../platform/projection/proof/prove-read-models.ts';
import { endProcess } from '../../faults/second-projector.ts';
import { type Bench, PROGRESS_MS, until } from '../bench.ts';
import { type Figure, number, told } from '../figure.ts';
import { median } from '../stats.ts';
import { longerLog } from './longer-log.ts';

const CHILD = path.resolve(import.meta.dirname, 'part-projector.js');
const PROJECTOR = path.resolve(import.meta.dirname, '../../../../../projector/dist');
/** The two of which an event costs most. */
const HEAVY = ['audit/event-list', 'orders/order-list'];
/** Parts and projectors. */
const WAYS = [
  [1, 1],
  [2, 1],
  [2, 2],
  [4, 1],
  [4, 2],
  [4, 4],
] as const;
const READ = 'bench_parts';

interface Stretch {
  readonly server: string;
  readonly log: PostgresEventStore;
  readonly pool: pg.Pool;
  /** Where the first fill ends, and where the log does. */
  readonly from: bigint;
  readonly to: bigint;
  readonly events: number;
}

/**
 * One projection in 1, 2 and 4 parts, by 1, 2 and 4 projectors that go through the same stretch of a log at the same time;
 * each time its rows are held against a fold of the whole log.
 */
export async function sharedByKey(url: string, bench: Bench): Promise<Figure[]> {
  const log = createPostgresEventStore({ connectionString: url, poolSize: 4 });
  const pool = createPool(url, { max: 2 });
  try {
    const from = (await log.head())!;
    const events = await longerLog(log, bench.quick ? 20_000 : 100_000);
    const stretch = { server: url, log, pool, from, to: (await log.head())!, events };
    const figures: Figure[] = [];
    const alone = new Map<string, number>();
    for (const name of HEAVY) alone.set(name, median(await perSecond(stretch, name, 1, 1, bench)));
    const heaviest = HEAVY.reduce((a, b) => (alone.get(b)! < alone.get(a)! ? b : a));
    for (const [parts, projectors] of WAYS) {
      const runs = await perSecond(stretch, heaviest, parts, projectors, bench);
      const way = `${heaviest} in ${parts} ${parts === 1 ? 'part' : 'parts'}, ${projectors} ${projectors === 1 ? 'projector' : 'projectors'}, catching up`;
      if (parts === 1) alone.set(heaviest, median(runs));
      const ratio = median(runs) / alone.get(heaviest)!;
      figures.push({
        ...told(way, `${number(median(runs))} events/s, rows equal to the fold`),
        baseline: parts === 1 ? '–' : `${number(alone.get(heaviest)!)} events/s whole`,
        ratio: parts === 1 ? '–' : `${ratio.toFixed(2)}×`,
      });
      bench.say(`${way}: ${number(median(runs))} events/s`);
    }
    const others = HEAVY.filter((name) => name !== heaviest).map(
      (name) => `${name} ${number(alone.get(name)!)} events/s`,
    );
    figures.push(told('…the others of the heavy ones, whole', others.join(', ')));
    return figures;
  } finally {
    await pool.end();
    await log.close();
  }
}

async function perSecond(
  stretch: Stretch,
  name: string,
  parts: number,
  projectors: number,
  { runs }: Bench,
): Promise<number[]> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await once(stretch, name, parts, projectors));
  return found;
}

/** Events per second from the moment that all projectors may go on until the last part is at the head. */
async function once(stretch: Stretch, name: string, parts: number, projectors: number): Promise<number> {
  const { server, pool, from, to, events } = stretch;
  await pool.query(`DROP DATABASE IF EXISTS ${READ} WITH (FORCE)`);
  await pool.query(`CREATE DATABASE ${READ}`);
  const url = new URL(server);
  url.pathname = `/${READ}`;
  const read = createPool(url.href, { max: 1 });
  const children: ChildProcess[] = [];
  try {
    for (let n = 0; n < projectors; n += 1)
      children.push(
        fork(CHILD, {
          env: {
            ...process.env,
            LOG_LEVEL: 'error',
            DATABASE_URL: url.href,
            LOG_URL: server,
            LOG_END: String(from),
            PROJECTION: path.join(PROJECTOR, `${name}.js`),
            PARTS: `${name}=${parts}`,
          },
          execArgv: [],
        }),
      );
    const reached = (position: bigint) => async (): Promise<boolean> => {
      const { rows } = await read
        .query<{ parts: number; owners: number }>(
          `SELECT count(*)::integer AS parts, count(DISTINCT owner)::integer AS owners FROM ops.projection_state WHERE status = 'live' AND position >= $1`,
          [String(position)],
        )
        .catch(() => ({ rows: [] }));
      return rows[0]?.parts === parts && rows[0].owners === projectors;
    };
    await until(`${parts} parts with ${projectors} projectors`, reached(from), 120_000, PROGRESS_MS);
    const started = performance.now();
    for (const child of children) child.send('go on');
    await until('all parts at the head', reached(to), 300_000, 10);
    const seconds = (performance.now() - started) / 1000;
    await equal(stretch, name, url.href);
    return events / seconds;
  } finally {
    for (const child of children) await endProcess(child, 'SIGKILL');
    await read.end();
    await pool.query(`DROP DATABASE IF EXISTS ${READ} WITH (FORCE)`);
  }
}

async function equal({ log }: Stretch, name: string, databaseUrl: string): Promise<void> {
  const file = pathToFileURL(path.join(PROJECTOR, `${name}.js`)).href;
  const { default: projection } = (await import(file)) as { default: Projection };
  for await (const proof of proveReadModels([projection], { databaseUrl, store: log }))
    if (proof.differing > 0 || proof.unproven !== undefined)
      throw new Error(`${name} is not what the log says: ${JSON.stringify(proof)}`);
}
