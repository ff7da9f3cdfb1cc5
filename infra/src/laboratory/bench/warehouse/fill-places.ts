import type pg from 'pg';
import { indexedAfterwards } from '../grid/fill-orders.ts';

/** Places of the warehouse, and how many of them a product stands at. */
export const PLACES = 2_000;
const EACH = 4;
/** Balances that each of these went through, the last of them the one of now. */
export const VERSIONS = 25;
export const WAREHOUSE = 'BOD';
/** The product of which every unit is known by its serial. */
export const MANY_UNITS = 1;
const FIRST = Date.parse('2020-01-01T00:00:00Z');
const HOURS_EACH = 300;

/** An instant when this share of the versions had been, ISO UTC. */
export const instantAt = (share: number): string =>
  new Date(FIRST + Math.floor(VERSIONS * share) * HOURS_EACH * 3_600_000).toISOString();

/** Code of the `p`-th place, SQL: racks of a hundred places, four levels each. */
const place = (p: string): string =>
  `'${WAREHOUSE}-R' || lpad((1 + ${p} / 100)::text, 2, '0') || '-N' || (1 + ${p} % 4) || '-P' || lpad((1 + ${p} % 100 / 4)::text, 2, '0')`;
export const placeCode = (p: number): string =>
  `${WAREHOUSE}-R${String(1 + Math.floor(p / 100)).padStart(2, '0')}-N${1 + (p % 4)}-P${String(1 + Math.floor((p % 100) / 4)).padStart(2, '0')}`;

const SINCE = `'${new Date(FIRST).toISOString()}'::timestamptz`;

/** The rows of a list as the one version that each had since the beginning. */
export async function keptSince(pool: pg.Pool, table: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'read' AND table_name = $1",
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  await pool.query(
    `INSERT INTO read.${table}_history (${names.join(', ')}, _hasta, _position)
     SELECT ${names.map((name) => (name === '"_desde"' ? SINCE : name)).join(', ')}, 'infinity', 1 FROM read.${table}`,
  );
}

/** Rows of a list, and the one version of each, as its projection would have left them. */
async function kept(pool: pg.Pool, table: string, rows: string): Promise<void> {
  await pool.query(`INSERT INTO read.${table} ${rows}`);
  await keptSince(pool, table);
}

/** A warehouse with its plan and so many products, which are listed, at their places, with all balances that led to them; of one of them so many serials. */
export async function fillPlaces(pool: pg.Pool, products: number, serials: number): Promise<void> {
  for (const table of ['product_list', 'stock_list']) await keptSince(pool, table);
  const numbered = (count: number): string => `FROM generate_series(0, ${count - 1}) p`;
  const rack = `'${WAREHOUSE}-R' || lpad((1 + p)::text, 2, '0')`;
  await kept(
    pool,
    'rack_list',
    `(_key, _id, codigo, bodega, pasillo, recorrido, activo, _desde) SELECT p::text, p::text, ${rack}, '${WAREHOUSE}', 'A', p, true, ${SINCE} ${numbered(PLACES / 100)}`,
  );
  await kept(
    pool,
    'level_list',
    `(_key, _id, codigo, bloque, numero, activo, _desde) SELECT p || '/' || n, p || '/' || n, ${rack} || '-N' || n, ${rack}, n, true, ${SINCE} ${numbered(PLACES / 100)}, generate_series(1, 4) n`,
  );
  await kept(
    pool,
    'place_list',
    `(_key, _id, codigo, nivel, tipo, capacidad, recorrido, activo, _desde) SELECT p::text, p::text, ${place('p')}, substring(${place('p')} from '^(.*)-P'), 'picking', 0, p, true, ${SINCE} ${numbered(PLACES)}`,
  );
  const stands = `n || '/${WAREHOUSE}/' || k`;
  const at = place(`((n * ${EACH} + k) % ${PLACES})`);
  const row = (units: string, then: string): string =>
    `${stands} AS _key, ${stands} AS _id, n::text AS producto_id, 'PM' || (100000 + n) AS codigo, 'A' || n AS codigo_sap, 'DS-' || n AS part_number, 'Cámara' AS nombre, 'Hikvision' AS marca, '${WAREHOUSE}' AS bodega, ${at} AS ubicacion, ${units} AS cantidad, 0 AS ubicado, ${then} AS "updatedAt", ${then} AS _desde`;
  const columns =
    '_key, _id, producto_id, codigo, codigo_sap, part_number, nombre, marca, bodega, ubicacion, cantidad, ubicado, "updatedAt", _desde';
  const all = `FROM generate_series(1, ${products}) n, generate_series(0, ${EACH - 1}) k`;
  const when = (v: string): string => `${SINCE} + ${v} * interval '${HOURS_EACH} hours'`;
  await pool.query(
    `INSERT INTO read.place_stock_list (${columns}) SELECT ${row('1 + n % 40', when(String(VERSIONS - 1)))} ${all}`,
  );
  await indexedAfterwards(
    pool,
    'place_stock_list_history',
    `INSERT INTO read.place_stock_list_history (${columns}, _hasta, _position)
     SELECT ${row('1 + (n + v) % 40', when('v'))}, CASE v WHEN ${VERSIONS - 1} THEN 'infinity' ELSE ${when('(v + 1)')} END, n * ${VERSIONS} + v
     ${all}, generate_series(0, ${VERSIONS - 1}) v`,
  );
  // One product has as many units as are ever known of one; of all others ten, as of an ordinary one.
  await kept(
    pool,
    'serial_list',
    `(_key, _id, serie, producto_id, codigo, part_number, nombre, marca, bodega, ubicacion, documento, registrada, ubicada, usuario, _desde)
     SELECT n || '-SN' || n || '-' || u, n || '-SN' || n || '-' || u, 'SN' || n || '-' || u, n::text, 'PM' || (100000 + n), 'DS-' || n, 'Cámara',
       'Hikvision', '${WAREHOUSE}', ${place(`((n * ${EACH} + u) % ${PLACES})`)}, NULL, ${SINCE}, ${SINCE}, 'Bench', ${SINCE}
     FROM generate_series(1, 100) n, generate_series(1, CASE n WHEN ${MANY_UNITS} THEN ${serials} ELSE 10 END) u`,
  );
  await pool.query(
    'VACUUM ANALYZE read.serial_list, read.serial_list_history, read.place_list, read.level_list, read.rack_list, read.place_stock_list, read.place_stock_list_history',
  );
}
