import type pg from 'pg';
import type { Bench } from '../bench.ts';
import { type Figure, limit } from '../figure.ts';
import { indexedAfterwards } from '../grid/fill-orders.ts';
import { withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { fillProducts } from '../selling/fill-products.ts';
import { percentile } from '../stats.ts';
import { keptSince } from '../warehouse/fill-places.ts';

const PRODUCTS = 10_000;
const MOST_MS = 500;
const ASKED = 20;
const FIRST = Date.parse('2020-01-01T00:00:00Z');
const HOURS_EACH = 400;

/** Each product with the layers that so many movements left, and all that it had before. */
async function fillLayers(pool: pg.Pool, each: number): Promise<void> {
  await keptSince(pool, 'product_list');
  // What a running system has of itself within a minute.
  await pool.query('ANALYZE read.product_list_history');
  // No two movements at the same instant, as in a log: an index by instant cannot skip over equal ones.
  const when = (v: string): string =>
    `('${new Date(FIRST).toISOString()}'::timestamptz + ${v} * interval '${HOURS_EACH} hours' + n * interval '1 second')`;
  const day = (k: number): string => `(${when('v')} - interval '${k * 70} days')::date`;
  const units = (k: number): string => `(1 + (n + v) % ${9 + k})`;
  const layers = [3, 2, 1, 0];
  const row = `n::text AS _key, n::text AS _id, 'PM' || (100000 + n) AS codigo, 'A' || n AS codigo_sap, 'DS-' || n AS part_number,
    'Cámara' AS nombre, 'Hikvision' AS marca, 4 + (n + v) % 9 + (n + v) % 10 + (n + v) % 11 + (n + v) % 12 AS stock_actual, v AS entradas,
    5 AS ultima_cantidad, ${when('v')} AS ultima_fecha, jsonb_build_array(${layers.map((k) => `jsonb_build_array(${day(k)}, ${units(k)})`).join(', ')}) AS capas,
    ${layers.map((k) => `${units(k)} * (${day(k)} - date '1970-01-01')`).join(' + ')} AS unidades_dia,
    ${when('v')} AS "updatedAt", ${when('v')} AS _desde`;
  const columns =
    '_key, _id, codigo, codigo_sap, part_number, nombre, marca, stock_actual, entradas, ultima_cantidad, ultima_fecha, capas, unidades_dia, "updatedAt", _desde';
  await pool.query(
    `INSERT INTO read.layer_list (${columns}) SELECT ${row} FROM generate_series(1, ${PRODUCTS}) n, generate_series(${each - 1}, ${each - 1}) v`,
  );
  await indexedAfterwards(
    pool,
    'layer_list_history',
    `INSERT INTO read.layer_list_history (${columns}, _hasta, _position)
     SELECT ${row}, CASE v WHEN ${each - 1} THEN 'infinity' ELSE ${when('(v + 1)')} END, n * ${each} + v
     FROM generate_series(1, ${PRODUCTS}) n, generate_series(0, ${each - 1}) v`,
  );
  await pool.query('VACUUM ANALYZE read.layer_list');
}

/** How old the stock was on days that are gone, behind so many movements. */
export const aging = ({ quick, runs, say }: Bench): Promise<Figure[]> => {
  const each = quick ? 10 : 100;
  return withSystem(
    async (pool) => {
      await fillProducts(pool, PRODUCTS);
      await fillLayers(pool, each);
    },
    async ({ service, token }) => {
      say(`${(PRODUCTS * each).toLocaleString('en')} movements`);
      const thens = [0.25, 0.5, 0.9].map((share) => {
        const then = new Date(FIRST + Math.floor(each * share) * HOURS_EACH * 3_600_000).toISOString();
        return new HttpClient(service('query-api'), { 'x-token': token, 'x-as-of': then });
      });
      const ask = async (n: number): Promise<number> => {
        const body = { accion: 'aging', startRow: 0, endRow: 100 };
        const { status, text, ms } = await thens[n % thens.length]!.post('/productos/listar', body);
        if (status !== 200 || !text.includes('"tramo_3":'))
          throw new Error(`the aging was answered ${status}: ${text.slice(0, 200)}`);
        return ms;
      };
      try {
        const values: number[] = [];
        for (let n = 0; n < 5; n += 1) await ask(n);
        for (let run = 0; run < runs; run += 1) {
          const took: number[] = [];
          for (let n = 0; n < ASKED; n += 1) took.push(await ask(n + run));
          values.push(percentile(took, 0.95));
        }
        return [limit(MOST_MS, { what: 'aging as of a past day, p95', unit: 'ms', values })];
      } finally {
        for (const client of thens) client.close();
      }
    },
  );
};
