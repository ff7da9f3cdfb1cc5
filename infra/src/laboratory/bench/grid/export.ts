import path from 'node:path';
import type pg from 'pg';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { findJob } from '../../../adapters/queue/job-rows.ts';
import { type Bench, type Section, until, withFolder } from '../bench.ts';
import { atLeast, atMost, type Figure, limit } from '../figure.ts';
import { HttpClient } from '../http-client.ts';
import { interleaved, percentile } from '../stats.ts';
import { Worker } from '../worker.ts';
import { type FilledSystem, withOrders } from './order-system.ts';
import { firstPage, jumpTo } from './pages.ts';
import { forgetPeak, peakOf } from './resident.ts';

/** All orders to Excel by the jobs process, from the request to the finished file, against exceljs alone. */
export const exportOfOrders: Section = {
  name: 'export',
  run: (bench) => {
    const count = bench.quick ? 20_000 : 100_000;
    return withOrders(count, (orders) =>
      withFolder((folder) => measure(orders, count, path.join(folder, 'bare.xlsx'), bench)),
    );
  },
};

async function measure(orders: FilledSystem, count: number, file: string, { runs, say }: Bench): Promise<Figure[]> {
  const http = new HttpClient(orders.service('query-api'), { 'x-token': orders.token });
  const db = createPool(orders.system.runtime().env.DATABASE_URL!, { max: 1, searchPath: ['ops'] });
  const jobs = orders.system.pid('jobs');
  const memory: number[] = [];
  const { rows } = await http.ask<{ rows: object[] }>('/pedido_ventas/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 1000,
  });
  const ours = async (): Promise<number> => {
    const counted = await forgetPeak(jobs);
    const seconds = await exported(http, db);
    if (counted) memory.push(await peakOf(jobs));
    return count / seconds;
  };
  const base = async (): Promise<number> => {
    const worker = new Worker(new URL('bare-export.js', import.meta.url));
    try {
      return count / (await worker.ask<number>({ rows, count, file }));
    } finally {
      await worker.stop();
    }
  };
  try {
    say(`${count.toLocaleString('en')} orders`);
    await ours();
    memory.length = 0;
    const found = await interleaved(Math.min(runs, 3), ours, base);
    say('grid meanwhile');
    const pages = await meanwhile(http, count, Math.min(runs, 3), () => exported(http, db));
    return [
      atLeast(0.9, {
        what: `export of ${count.toLocaleString('en')} rows`,
        unit: 'rows/s',
        ...found,
        baseline: 'exceljs streaming alone',
      }),
      limit(250, { what: 'export: most memory of the jobs process', unit: 'MB', values: memory }),
      atMost(2, {
        what: 'grid page while an export runs, p99',
        unit: 'ms',
        ours: pages.busy,
        base: pages.idle,
        baseline: 'idle',
      }),
    ];
  } finally {
    http.close();
    await db.end();
  }
}

/** Seconds from the request to the finished file. */
async function exported(http: HttpClient, db: pg.Pool): Promise<number> {
  const started = performance.now();
  const { trabajo } = await http.ask<{ trabajo: string }>('/pedido_ventas/listar', {
    accion: 'exportacion',
    filterModel: {},
    sortModel: [],
  });
  await until('the export', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const job = await findJob(db, trabajo);
    if (job?.estado === 'fallido') throw new Error(`the export failed: ${job.error}`);
    return job?.estado === 'listo';
  });
  return (performance.now() - started) / 1000;
}

/** p99 of grid pages (ms), one person asking about thirty times a second: without, and while an export runs. */
async function meanwhile(
  http: HttpClient,
  count: number,
  runs: number,
  work: () => Promise<unknown>,
): Promise<{ idle: number[]; busy: number[] }> {
  const ways = [firstPage(http), jumpTo(http, count, 0.5)];
  const watch = async (over: () => boolean): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; !over(); n += 1) {
      times.push(await ways[n % ways.length]!());
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return percentile(times, 0.99);
  };
  const during = (something: Promise<unknown>): Promise<number> => {
    let over = false;
    void something.finally(() => (over = true));
    return watch(() => over);
  };
  const found: { idle: number[]; busy: number[] } = { idle: [], busy: [] };
  await during(new Promise((resolve) => setTimeout(resolve, 1000)));
  for (let run = 0; run < runs; run += 1) {
    const end = performance.now();
    found.busy.push(await during(work()));
    const took = performance.now() - end;
    found.idle.push(await during(new Promise((resolve) => setTimeout(resolve, took))));
  }
  return found;
}
