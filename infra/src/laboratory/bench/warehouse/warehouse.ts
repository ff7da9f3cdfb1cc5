import type { Bench, Section } from '../bench.ts';
import { atMost, type Figure, limit, told } from '../figure.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { percentile } from '../stats.ts';
import { fillProducts } from '../selling/fill-products.ts';
import { fillPlaces, instantAt, MANY_UNITS, placeCode, PLACES, VERSIONS, WAREHOUSE } from './fill-places.ts';
import { movements } from './movements.ts';

const ASKED = 200;
const SCANS = (n: number, products: number): string =>
  n % 2 === 0 ? `PM${100_000 + 1 + ((n * 37) % products)}` : placeCode((n * 13) % PLACES);

/** What stands where, now and at past instants, as the phone and the plan ask for it. */
function reading({ quick, runs, say }: Bench): Promise<Figure[]> {
  const products = quick ? 1_000 : 10_000;
  const serials = quick ? 10_000 : 100_000;
  return withSystem(
    async (pool) => {
      await fillProducts(pool, products);
      await fillPlaces(pool, products, serials);
    },
    async ({ service, token }): Promise<Figure[]> => {
      const now = new HttpClient(service('query-api'), { 'x-token': token });
      const thens = [0.25, 0.5, 0.9].map(
        (share) => new HttpClient(service('query-api'), { 'x-token': token, 'x-as-of': instantAt(share) }),
      );
      const ask = async (http: HttpClient, path: string, body: object, holds: string): Promise<number> => {
        const { status, text, ms } = await http.post(path, body);
        if (status !== 200 || !text.includes(holds))
          throw new Error(`${path} was answered ${status}: ${text.slice(0, 200)}`);
        return ms;
      };
      const scan = (n: number, http: HttpClient) =>
        ask(http, '/productos/listar', { accion: 'consultastock', buscar: SCANS(n, products) }, '"cantidad":');
      /** A unit of the product that has so many of them, as its label is read. */
      const unit = (product: number, many: number) => (n: number) => {
        const buscar = `SN${product}-${1 + ((n * 7919) % many)}`;
        return ask(now, '/productos/listar', { accion: 'consultastock', buscar }, `"${buscar}"`);
      };
      const plan = (n: number) =>
        ask(thens[n % thens.length]!, '/bodegas/listar', { accion: 'plano', bodega: WAREHOUSE }, '"unidades":');
      const p95 = async (asked: number, one: (n: number) => Promise<number>): Promise<number[]> => {
        for (let n = 0; n < 5; n += 1) await one(n);
        const found: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const took: number[] = [];
          for (let n = 0; n < asked; n += 1) took.push(await one(n + run * 7));
          found.push(percentile(took, 0.95));
        }
        return found;
      };
      try {
        say(`${(products * 4 * VERSIONS).toLocaleString('en')} balances of places`);
        return [
          limit(60, {
            what: 'scan → answer, p95',
            unit: 'ms',
            values: await p95(ASKED, (n) => scan(n, now)),
          }),
          limit(50, {
            what: 'stock by place as of a past instant, of a product, p95',
            unit: 'ms',
            values: await p95(ASKED, (n) => scan(n * 2, thens[n % thens.length]!)),
          }),
          limit(200, {
            what: 'stock by place as of a past instant, of a warehouse, p95',
            unit: 'ms',
            values: await p95(20, plan),
          }),
          atMost(1.2, {
            what: `scan of a serial, one of ${serials.toLocaleString('en')} of its product, p95`,
            unit: 'ms',
            ours: await p95(ASKED, unit(MANY_UNITS, serials)),
            base: await p95(ASKED, (n) => unit(2 + (n % 99), 10)(n)),
            baseline: 'one of ten',
          }),
          told('…balances kept', (products * 4 * VERSIONS).toLocaleString('en')),
        ];
      } finally {
        for (const client of [now, ...thens]) client.close();
      }
    },
  );
}

/** The warehouse: movements a second, what a scan is answered, and what stood where at a past instant. */
export const warehouse: Section = {
  name: 'warehouse',
  run: async (bench) => [...(await reading(bench)), ...(await movements(bench))],
};
