import type pg from 'pg';
import { fillOrders, indexedAfterwards } from '../grid/fill-orders.ts';

/** Versions of each order, the last of them the one of now. */
export const VERSIONS = 5;
const HOURS_EACH = 6;
/** As `fillOrders` gives them: one each three minutes, last changed a day after. */
const FIRST = Date.parse('2020-01-01T00:00:00Z');
const EACH_MS = 3 * 60_000;

/** An instant when this share of the orders had been made, ISO UTC. */
export const instantAt = (orders: number, share: number): string =>
  new Date(FIRST + Math.floor(orders * share) * EACH_MS).toISOString();

/** So many orders with the versions that led to them, as their projection would have left them. */
export async function fillVersions(pool: pg.Pool, orders: number): Promise<void> {
  await fillOrders(pool, orders);
  const { rows } = await pool.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'read' AND table_name = 'order_list' AND column_name NOT IN ('_desde', 'estatus', 'updatedAt', 'version')",
  );
  const same = rows.map(({ name }) => `"${name}"`).join(', ');
  const since = (v: string): string => `_desde - ${v} * interval '${HOURS_EACH} hours'`;
  await indexedAfterwards(
    pool,
    'order_list_history',
    `INSERT INTO read.order_list_history (${same}, estatus, "updatedAt", version, _desde, _hasta, _position)
     SELECT ${same}, CASE v WHEN 0 THEN estatus ELSE (ARRAY['Picking','Pendiente Picking','Pendiente Validacion Administrativa','Pendiente Validacion Administrativa'])[v] END,
            ${since('v')}, ${VERSIONS} - v, ${since('v')}, CASE v WHEN 0 THEN 'infinity' ELSE ${since('(v - 1)')} END, number * ${VERSIONS} - v
     FROM read.order_list, generate_series(0, ${VERSIONS - 1}) AS v`,
  );
}
