import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../../adapters/postgres/embedded.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { demoPassword } from '../../../operations/launcher/greeting.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { type Bench, type Section, until, withFolder } from '../bench.ts';
import { type Figure, number, told } from '../figure.ts';
import { HttpClient, signIn } from '../http-client.ts';
import { perCommand, processorTimes } from '../processor-time.ts';
import { eachOnce, everyRow } from './correct.ts';
import { Crowd } from './crowd.ts';
import { underLoad } from './load.ts';
import { sharedByKey } from './parts.ts';

const COUNTS = [1, 2, 4];

/** More than the embedded database allows: four of each service hold some three hundred. */
const CONNECTIONS = '500';

/** N command-api, query-api and projectors on one log: throughput, lag, and whether everything is there once (docs/SCALING.md). */
export const scale: Section = {
  name: 'scale',
  run: (bench) =>
    withFolder(async (folder) => {
      const dataDir = path.join(folder, 'postgres');
      const postgres = await startEmbeddedPostgres({ dataDir, settings: { max_connections: CONNECTIONS } });
      try {
        return await onDatabase(postgres, bench);
      } finally {
        await postgres.stop();
      }
    }),
};

async function onDatabase({ url, pid }: { url: string; pid: number }, bench: Bench): Promise<Figure[]> {
  const system = await startSystem({ demo: 'small', env: { DATABASE_URL: url } });
  let crowd: Crowd | undefined;
  const pool = createPool(url, { max: 2 });
  try {
    await system.waitReady();
    crowd = new Crowd(system);
    const figures = await measure({ system, crowd, pool, database: pid }, bench);
    await crowd.end();
    await system.stop();
    return [...figures, ...(await sharedByKey(url, bench))];
  } finally {
    await crowd?.end();
    await pool.end();
    await system.remove();
  }
}

interface Scene {
  readonly system: TestSystem;
  readonly crowd: Crowd;
  readonly pool: pg.Pool;
  /** Id of PostgreSQL's main process. */
  readonly database: number;
}

async function measure({ system, crowd, pool, database }: Scene, { quick, say }: Bench): Promise<Figure[]> {
  const token = await signIn(system.url, 'administrador@power.test', demoPassword);
  const http = new HttpClient(system.url, { 'x-token': token });
  const { rows } = await http.ask<{ rows: { number: number }[] }>('/pedido_ventas/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 1000,
  });
  http.close();
  const orders = rows.map((row) => row.number);
  const from = await head(pool);
  const accepted: string[] = [];
  const figures: Figure[] = [];
  const ms = quick ? 4000 : 20_000;
  await underLoad(crowd, pool, token, orders, 2000).then((warm) => accepted.push(...warm.accepted));
  let alone = 0;
  for (const count of COUNTS) {
    await crowd.grow(count);
    await caughtUp(pool);
    const before = processorTimes(system, database);
    const load = await underLoad(crowd, pool, token, orders, ms);
    const written = performance.now();
    await caughtUp(pool);
    const drained = performance.now() - written;
    accepted.push(...load.accepted);
    if (count === 1) {
      alone = load.perSecond;
      figures.push(
        told(
          'processor time of a comment, its notice and the pages read beside it, one of each',
          perCommand(before, processorTimes(system, database), load.accepted.length),
        ),
      );
    }
    const each = `${count} command-api, query-api, projector`;
    figures.push({
      ...told(`${each}: commands of 32 people`, `${number(load.perSecond)} commands/s, p99 ${number(load.p99)} ms`),
      baseline: count === 1 ? '–' : `${number(alone)} commands/s with one of each`,
      ratio: count === 1 ? '–' : `${(load.perSecond / alone).toFixed(2)}×`,
    });
    figures.push(
      told(
        '…pages of the list beside them; lag of the list, p99; until it had all afterwards; asked again; connections',
        `${number(load.pages)} pages/s, median ${number(load.pageMedian)} ms; ${number(load.lag)} ms; ${number(drained)} ms; ${load.repeated}; ${load.connections}`,
      ),
    );
    say(`${count} of each: ${number(load.perSecond)} commands/s`);
  }
  await eachOnce(pool, accepted, from);
  figures.push(told('commands accepted, each once in the log', number(accepted.length)));
  const proof = /(\d[\d.]*), con (\d[\d.]*)/.exec(await everyRow(system));
  figures.push(
    told('read models folded anew from the log and equal, rows', `${proof?.[1]} models, ${proof?.[2]} rows`),
  );
  return figures;
}

const head = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ head: string }>('SELECT coalesce(max(position), -1)::text AS head FROM log.events')).rows[0]!
    .head;

/** Every comment so far is in the list of orders, and none of the notices that follow is still under way. */
async function caughtUp(pool: pg.Pool): Promise<void> {
  const behind = `SELECT count(*)::integer AS n FROM ops.projections s
    WHERE s.position < (SELECT max(position) FROM log.events WHERE type = 'OrderCommentAdded') AND s.name = 'orders/order-list'`;
  await until(
    'all comments in the list',
    async () => (await pool.query<{ n: number }>(behind)).rows[0]!.n === 0,
    60_000,
    20,
  );
}
