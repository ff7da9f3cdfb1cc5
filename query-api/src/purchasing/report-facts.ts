import { dayOf } from '@power/domain/kernel/dates';
import { SYSTEM } from '@power/domain/kernel/principal';
import { LINEAS_PARTE, type LineaInforme, type TerminosInforme } from '@power/domain/purchasing/report/parts';
import { type BrandTerms, suggested } from '@power/domain/purchasing/report/suggestion.shared';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { incomingOf } from './incoming.shared.ts';
import type { LeadTimes } from './lead-times.ts';

/** The months before this one, `yyyy-MM`, the oldest first: this one is not over. */
export function monthsBefore(now: string, count: number): string[] {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, n) => new Date(Date.UTC(year, month - 1 - count + n, 15))).map((date) =>
    date.toISOString().slice(0, 7),
  );
}

interface Product {
  readonly _id: string;
  readonly codigo: string;
  readonly codigo_sap: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly marca: string;
  readonly bloqueado: boolean;
  readonly costo_fob: string;
  readonly tag: string | null;
  readonly empaque: number | null;
}

/** How each brand is bought, where it says so. */
async function brandTerms(db: pg.Pool): Promise<ReadonlyMap<string, BrandTerms>> {
  const { rows } = await db.query<BrandTerms & { nombre: string }>(
    `SELECT nombre, nivel_servicio::int, cobertura_dias::int, lead_time::int, minimo_compra::int, crecimiento::float8
     FROM brand_list`,
  );
  return new Map(rows.map(({ nombre, ...terms }) => [nombre, terms]));
}

/** Products of a report after this one, in the order of their ids. */
const productsAfter = async (db: pg.Pool, marcas: readonly string[], after: string): Promise<readonly Product[]> =>
  (
    await db.query<Product>(
      `SELECT p._id, p.codigo, p.codigo_sap, p.part_number, p.nombre, p.marca, p.bloqueado, p.costo_fob,
         p.nota->>'tag' AS tag, (SELECT min(b.empaque) FROM brand_list b WHERE b.nombre = p.marca)::int AS empaque
       FROM product_list p
       WHERE p.activo AND NOT p.servicio AND (cardinality($1::text[]) = 0 OR p.marca = ANY($1)) AND p._key > $2
       ORDER BY p._key LIMIT ${LINEAS_PARTE}`,
      [marcas, after],
    )
  ).rows;

type Units = ReadonlyMap<string, number>;
async function unitsOf(db: pg.Pool, sql: string, values: readonly unknown[]): Promise<Units> {
  const { rows } = await db.query<{ que: string; n: string }>(sql, [...values]);
  return new Map(rows.map(({ que, n }) => [que, Number(n)]));
}

/** The next lines of a report; none once all its products were worked through. */
export async function linesAfter(
  db: pg.Pool,
  { marcas, meses, nivel_servicio, cobertura_dias }: TerminosInforme,
  after: string,
  { now, leadTime }: { readonly now: string; readonly leadTime: LeadTimes },
): Promise<LineaInforme[]> {
  const products = await productsAfter(db, marcas, after);
  if (products.length === 0) return [];
  const ids = products.map(({ _id }) => _id);
  const months = monthsBefore(now, meses);
  const since = [ids, months[0], months.at(-1)];
  const [brands, stock, incoming, sold, missing] = await Promise.all([
    brandTerms(db),
    unitsOf(
      db,
      `SELECT s.producto_id AS que, sum(s.disponible) AS n FROM stock_list s
       WHERE s.producto_id = ANY($1) AND s.bodega IN (SELECT w.codigo FROM warehouse_list w WHERE w.tipo IN ('física', 'sala'))
       GROUP BY 1`,
      [ids],
    ),
    // Drafts were made of an earlier report: without them it would ask for the same again.
    incomingOf(readerFor(db, SYSTEM), ids, { drafts: true }),
    unitsOf(
      db,
      `SELECT producto_id || '/' || mes AS que, sum(cantidad) AS n FROM sales_line_list
       WHERE producto_id = ANY($1) AND mes BETWEEN $2 AND $3 GROUP BY 1`,
      since,
    ),
    // What somebody ordered and the picker did not find, and what kept an order from being validated or ended a quotation.
    unitsOf(
      db,
      `SELECT producto_id || '/' || mes AS que, sum(faltante) AS n FROM (
         SELECT producto_id, to_char("createdAt" AT TIME ZONE 'America/Santiago', 'YYYY-MM') AS mes, faltante
           FROM order_line_list WHERE producto_id = ANY($1) AND faltante > 0
         UNION ALL SELECT producto_id, mes, faltante FROM unmet_list WHERE producto_id = ANY($1)) AS missed
       WHERE mes BETWEEN $2 AND $3 GROUP BY 1`,
      since,
    ),
  ]);
  const of = (units: Units, key: string): number => units.get(key) ?? 0;
  return products.map(({ _id, bloqueado, costo_fob, tag, empaque, ...named }) => {
    const { dias: lead_time, plazo, proveedor } = leadTime({ producto_id: _id, marca: named.marca });
    const perdidas = months.reduce((sum, month) => sum + of(missing, `${_id}/${month}`), 0);
    const facts = {
      stock: Math.max(0, of(stock, _id)),
      ...incoming(_id),
      ventas: months.map((month) => Math.max(0, of(sold, `${_id}/${month}`)) + of(missing, `${_id}/${month}`)),
      perdidas,
      lead_time,
    };
    const marca = brands.get(named.marca);
    const descontinuado = tag !== null && /descontinuad/i.test(tag);
    const suggestion = suggested(
      { ...facts, empaque: empaque ?? 1, bloqueado, descontinuado, plazo, ...(marca && { marca }) },
      { nivel_servicio, cobertura_dias },
    );
    return { producto_id: _id, ...named, proveedor, ...facts, ...suggestion, costo_fob: Number(costo_fob) };
  });
}
