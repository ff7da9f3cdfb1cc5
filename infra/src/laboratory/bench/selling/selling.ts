import { createPool } from '../../../adapters/postgres/pool.ts';
import type { Bench, Section } from '../bench.ts';
import { type Figure, limit, told } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { percentile } from '../stats.ts';
import { priceListPages } from './price-list-pages.ts';
import { fillProducts } from './fill-products.ts';
import { sellingWrites } from './writes.ts';

/** What sellers type: codes, parts of them, words in any order, common ones, short ones and misspelt ones. */
const TYPED = (n: number): string =>
  [
    `PM${100_000 + n}`,
    `PM10${n % 100}`,
    'domo hikvision',
    'axis bala camara',
    `camara modelo ${n % 700}`,
    'camara',
    'ds-a',
    '4 mp',
    'hikvison domo',
    `detetcor exterior`,
  ][n % 10]!;
const ASKED = 400;
const LIMIT_MS = 30;

/** Product search and the price list, over all products of a large catalogue. */
function reading({ quick, runs, say }: Bench): Promise<Figure[]> {
  const count = quick ? 20_000 : 100_000;
  return withSystem(
    (pool) => fillProducts(pool, count),
    async ({ service, token, system }): Promise<Figure[]> => {
      const http = new HttpClient(service('query-api'), { 'x-token': token });
      const search = async (buscar: string): Promise<number> => {
        const { status, ms, text } = await http.post('/productos/buscar', { accion: 'simple', buscar });
        if (status !== 200) throw new Error(`${buscar}: ${status} ${text.slice(0, 200)}`);
        return ms;
      };
      for (let n = 0; n < 50; n += 1) await search(TYPED(n * 7));
      const p95: number[] = [];
      const p50: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const times: number[] = [];
        for (let n = 0; n < ASKED; n += 1) times.push(await search(TYPED(n + run * 13)));
        p95.push(percentile(times, 0.95));
        p50.push(percentile(times, 0.5));
        say(`run ${run + 1}: p50 ${p50.at(-1)!.toFixed(1)} ms, p95 ${p95.at(-1)!.toFixed(1)} ms`);
      }
      const listed = await priceListPages({ http, database: system.runtime().env.DATABASE_URL!, count, runs });
      const pool = createPool(system.runtime().env.DATABASE_URL!, { max: 1 });
      const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM read.product_list');
      await pool.end();
      return [
        limit(LIMIT_MS, {
          what: `Product search, p95 over ${rows[0]!.n.toLocaleString('en')} products`,
          unit: 'ms',
          values: p95,
        }),
        ...listed,
        told('Product search, p50', `${p50.toSorted((a, b) => a - b)[Math.floor(p50.length / 2)]!.toFixed(1)} ms`),
      ];
    },
  );
}

/** What a seller's day asks of the system. */
export const selling: Section = {
  name: 'selling',
  run: async (bench) => [...(await reading(bench)), ...(await sellingWrites(bench))],
};
