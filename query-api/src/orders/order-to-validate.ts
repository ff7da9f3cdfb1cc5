import { isRejection } from '@power/domain/kernel/rejection';
import type { StockVisto } from '@power/domain/orders/parts';
import { type OrderSheet, orderToValidate } from '@power/domain/orders/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import type pg from 'pg';
import { usedCredit } from './credit-sql.ts';
import { sheetOf } from './sheet-of.ts';

interface Balance {
  readonly producto_id: string;
  readonly fisico: number;
  readonly comprometido: number;
  readonly disponible: number;
}

async function stockOf(db: pg.Pool, pedido: OrderSheet, products: readonly string[]): Promise<StockVisto[]> {
  const { rows } = await db.query<Balance>(
    'SELECT producto_id, fisico, comprometido, disponible FROM stock_list WHERE bodega = $1 AND producto_id = ANY($2)',
    [pedido.bodega_entrega, products],
  );
  const balances = new Map(rows.map((row) => [row.producto_id, row]));
  return pedido.productos_pedido.map((line) => {
    const { fisico = 0, comprometido = 0, disponible = 0 } = balances.get(line.producto._id) ?? {};
    return {
      linea: line.linea,
      producto_id: line.producto._id,
      part_number: line.producto.part_number,
      bodega: pedido.bodega_entrega,
      solicitado: line.cantidad,
      fisico,
      comprometido,
      disponible,
    };
  });
}

/** Unscoped: whoever may see the order, which was held against the scope, weighs its customer's credit. */
async function creditOf(rows: Reader, customer: string): Promise<{ cupo: number; usado: number; vencido: null }> {
  const found = await rows.unscoped
    .selectFrom('customer_list')
    // The one formula of what is used up, as the grid of the queue sorts and filters by it.
    .select(['cupo', sql<number>`(${sql.raw(usedCredit('customer_list._key'))})`.as('usado')])
    .where('_key', '=', customer)
    .executeTakeFirst();
  return { cupo: found?.cupo ?? 0, usado: found?.usado ?? 0, vencido: null };
}

/** Margin 1 − pmp / price as a percentage with one decimal. */
const marginOf = (price: number, pmp: number): number | null =>
  pmp > 0 && price > 0 ? Math.round((1 - pmp / price) * 1000) / 10 : null;

async function marginsOf(db: pg.Pool, { productos_pedido }: OrderSheet, products: readonly string[]) {
  const { rows } = await db.query<{ _id: string; pmp: string }>(
    'SELECT _id, pmp FROM product_list WHERE _key = ANY($1)',
    [products],
  );
  const costs = new Map(rows.map((row) => [row._id, Number(row.pmp)]));
  return productos_pedido.map(({ linea, producto, precio_venta }) => ({
    linea,
    margen: marginOf(precio_venta, costs.get(producto._id) ?? 0),
  }));
}

export default handleQuery(orderToValidate, async ({ number }, context) => {
  const { db, rows } = context;
  const pedido = await sheetOf(context, number);
  if (isRejection(pedido)) return pedido;
  const products = pedido.productos_pedido.map((line) => line.producto._id);
  const [stock, credito, precios] = await Promise.all([
    stockOf(db, pedido, products),
    creditOf(rows, pedido.client._id),
    marginsOf(db, pedido, products),
  ]);
  return { ok: true as const, pedido, stock, credito, precios };
});
