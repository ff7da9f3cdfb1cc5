import type { Plazo } from '@power/domain/purchasing/report/suggestion.shared';
import type pg from 'pg';

/** Days that goods take where nothing says so, and on their way after they left. */
const USUAL_DAYS = 60;
const ON_THE_WAY = 30;

/** Days from order to warehouse of a product, and who says so. */
export type LeadTimes = (product: { readonly producto_id: string; readonly marca: string }) => {
  readonly dias: number;
  readonly plazo: Plazo;
  /** Whom it was last ordered from, else its brand; else whoever carries the brand alone. */
  readonly proveedor: string | null;
};

/** Whoever was last ordered from, by product or by brand. */
async function lastSuppliers(db: pg.Pool, of: 'producto_id' | 'marca'): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ que: string; proveedor: string }>(
    `SELECT DISTINCT ON (${of}) ${of} AS que, proveedor FROM purchaseorder_line_list
     WHERE emitida_at IS NOT NULL AND estado <> 'Anulada' ORDER BY ${of}, emitida_at DESC, _id DESC`,
  );
  return new Map(rows.map(({ que, proveedor }) => [que, proveedor]));
}

async function daysOf(db: pg.Pool, sql: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ que: string; dias: number }>(sql);
  return new Map(rows.map(({ que, dias }) => [que, dias]));
}

/**
 * How long goods take: as measured in the past orders to the supplier of the product (whoever it was last ordered from; else
 * its brand), as the brand is said to take, or as a supplier of the brand promises.
 */
export async function leadTimes(db: pg.Pool): Promise<LeadTimes> {
  const measured = await daysOf(
    db,
    `SELECT proveedor AS que, greatest(1, round(avg(extract(epoch FROM recibida_at - emitida_at) / 86400)))::int AS dias
     FROM purchaseorder_line_list WHERE recibida_at IS NOT NULL AND emitida_at IS NOT NULL GROUP BY proveedor`,
  );
  const said = await daysOf(
    db,
    'SELECT nombre AS que, lead_time::int AS dias FROM brand_list WHERE lead_time IS NOT NULL',
  );
  const promised = await daysOf(
    db,
    `SELECT m.marca AS que, min(s.lead_time)::int AS dias FROM supplier_list s, jsonb_array_elements_text(s.marcas) m(marca)
     WHERE s.lead_time > 0 GROUP BY m.marca`,
  );
  const byProduct = await lastSuppliers(db, 'producto_id');
  const byBrand = await lastSuppliers(db, 'marca');
  const { rows: carriers } = await db.query<{ que: string; proveedor: string }>(
    `SELECT m.marca AS que, min(s.razon_social) AS proveedor FROM supplier_list s, jsonb_array_elements_text(s.marcas) m(marca)
     WHERE s.activo GROUP BY m.marca HAVING count(*) = 1`,
  );
  const only = new Map(carriers.map(({ que, proveedor }) => [que, proveedor]));
  return ({ producto_id, marca }) => {
    const last = byProduct.get(producto_id) ?? byBrand.get(marca);
    const proveedor = last ?? only.get(marca) ?? null;
    const dias = last === undefined ? undefined : measured.get(last);
    if (dias !== undefined) return { dias, plazo: { fuente: 'medido', proveedor: last! }, proveedor };
    if (said.has(marca)) return { dias: said.get(marca)!, plazo: { fuente: 'marca' }, proveedor };
    if (promised.has(marca)) return { dias: promised.get(marca)! + ON_THE_WAY, plazo: { fuente: 'ficha' }, proveedor };
    return { dias: USUAL_DAYS, plazo: { fuente: 'habitual' }, proveedor };
  };
}
