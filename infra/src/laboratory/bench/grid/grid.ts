import { type Bench, type Section } from '../bench.ts';
import { atMost, type Figure, told } from '../figure.ts';
import { HttpClient } from '../http-client.ts';
import { median, percentile } from '../stats.ts';
import { Worker } from '../worker.ts';
import { withOrders, type FilledSystem } from './order-system.ts';
import { type AskPage, barePage, firstPage, jumpTo, scrollFrom } from './pages.ts';

/** A page of *Pedidos globales* from query-api, session and all, against a bare handler that reads by primary key. */
export const grid: Section = {
  name: 'grid',
  run: (bench) => {
    const count = bench.quick ? 100_000 : 1_000_000;
    return withOrders(count, (orders) => measure(orders, count, bench));
  },
};

const BLOCK = 25;

async function measure(
  { system, token, service }: FilledSystem,
  count: number,
  { quick, runs, say }: Bench,
): Promise<Figure[]> {
  const bareServer = new Worker(new URL('bare-server.js', import.meta.url), [system.runtime().env.DATABASE_URL!]);
  const http = new HttpClient(service('query-api'), { 'x-token': token });
  const viaGateway = new HttpClient(system.url, { 'x-token': token });
  const bareHttp = new HttpClient(await bareServer.ask<string>({}));
  try {
    say(`${count.toLocaleString('en')} orders`);
    const ways: Record<string, AskPage> = {
      bare: barePage(bareHttp, count),
      first: firstPage(http),
      middle: jumpTo(http, count, 0.5),
      deep: jumpTo(http, count, 0.9),
      scroll: scrollFrom(http, Math.floor(count * 0.4)),
      total: jumpTo(http, count, 0.9, { sortModel: [{ colId: 'total', sort: 'desc' }] }),
      gateway: firstPage(viaGateway),
    };
    // The first jump of each order prepares what the later ones use.
    for (const page of Object.values(ways)) for (let n = 0; n < 100; n += 1) await page();
    await new Promise((resolve) => setTimeout(resolve, quick ? 1000 : 5000));
    const found = await inBlocks(ways, runs, quick ? 8 : 24);
    const of = (name: string, share: number): number[] =>
      found[name]!.map((times) => (share === 0.5 ? median(times) : percentile(times, share)));
    const against = (what: string, name: string, share: number) => ({
      what: `${what}, p${share * 100}`,
      unit: 'ms',
      ours: of(name, share),
      base: of('bare', share),
      baseline: 'bare handler, primary key',
    });
    const names = {
      first: 'grid page, first',
      middle: 'grid page, jump to 50 %',
      deep: 'grid page, jump to 90 %',
      scroll: 'grid page, scrolled with cursor',
      total: 'grid page, by total, jump to 90 %',
    };
    return [
      ...Object.entries(names).flatMap(([name, what]) => [
        atMost(1.5, against(what, name, 0.5)),
        atMost(2, against(what, name, 0.99)),
      ]),
      atMost(1.3, {
        what: 'grid page, 90 % depth to first, p50',
        unit: 'ms',
        ours: of('deep', 0.5),
        base: of('first', 0.5),
        baseline: 'first page',
      }),
      told(
        '…first page through the gateway, p50, p99',
        `${median(of('gateway', 0.5)).toFixed(2)}, ${median(of('gateway', 0.99)).toFixed(2)} ms`,
      ),
    ];
  } finally {
    for (const client of [http, viaGateway, bareHttp]) client.close();
    await bareServer.stop();
  }
}

/** Times of each way and run. All ways take turns in small blocks: whatever disturbs the machine disturbs all of them. */
async function inBlocks(
  ways: Readonly<Record<string, AskPage>>,
  runs: number,
  blocks: number,
): Promise<Record<string, number[][]>> {
  const found: Record<string, number[][]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const times of Object.values(found)) times.push([]);
    for (let block = 0; block < blocks; block += 1) {
      for (const [name, page] of Object.entries(ways))
        for (let n = 0; n < BLOCK; n += 1) found[name]![run]!.push(await page());
    }
  }
  return found;
}
