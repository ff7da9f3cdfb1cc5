import { isRejection } from '@power/domain/kernel/rejection';
import { isService } from '@power/domain/streams/order/billing.shared';
import type { StockVisto } from '@power/domain/streams/order/parts';
import { type OrderSheet, orderToValidate } from '@power/domain/orders/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { overdueOf, usedCredit } from '@power/domain/finance/views/debt-sql.shared';
import { sheetOf } from './sheet-of.ts';

/** Unscoped: of the order's own lines, and the order was held against the scope. */
async function stockOf(reader: Reader, pedido: OrderSheet, products: readonly string[]): Promise<StockVisto[]> {
  const rows = await reader.unscoped
    .selectFrom('stock_list')
    .select(['producto_id', 'fisico', 'comprometido', 'disponible'])
    .where('bodega', '=', pedido.bodega_entrega)
    .where('producto_id', 'in', products)
    .execute();
  const balances = new Map(rows.map((row) => [row.producto_id, row]));
  return pedido.productos_pedido
    .filter((line) => !isService(line))
    .map((line) => {
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
async function creditOf(rows: Reader, customer: string): Promise<{ cupo: number; usado: number; vencido: number }> {
  const found = await rows.unscoped
    .selectFrom('customer_list')
    // The one formula of what is used up, as the grid of the queue sorts and filters by it.
    .select([
      'cupo',
      sql<number>`(${sql.raw(usedCredit('customer_list._key'))})`.as('usado'),
      sql<string>`(${sql.raw(overdueOf('customer_list._key'))})`.as('vencido'),
    ])
    .where('_key', '=', customer)
    .executeTakeFirst();
  return { cupo: found?.cupo ?? 0, usado: found?.usado ?? 0, vencido: Number(found?.vencido ?? 0) };
}

/** Margin 1 − pmp / price as a percentage with one decimal. */
const marginOf = (price: number, pmp: number): number | null =>
  pmp > 0 && price > 0 ? Math.round((1 - pmp / price) * 1000) / 10 : null;

/** Unscoped: of the order's own lines; what they cost leaves the reply of whoever lacks `margenes`. */
async function marginsOf(reader: Reader, { productos_pedido }: OrderSheet, products: readonly string[]) {
  const rows = await reader.unscoped
    .selectFrom('product_list')
    .select(['_id', 'pmp'])
    .where('_key', 'in', products)
    .execute();
  const costs = new Map(rows.map(({ _id, pmp }) => [_id, pmp]));
  return productos_pedido.map(({ linea, producto, precio_venta }) => ({
    linea,
    margen: marginOf(precio_venta, costs.get(producto._id) ?? 0),
  }));
}

export default handleQuery(orderToValidate, async ({ number }, context) => {
  const { rows } = context;
  const pedido = await sheetOf(context, number);
  if (isRejection(pedido)) return pedido;
  const products = pedido.productos_pedido.map((line) => line.producto._id);
  const [stock, credito, precios] = await Promise.all([
    stockOf(rows, pedido, products),
    creditOf(rows, pedido.client._id),
    marginsOf(rows, pedido, products),
  ]);
  return { ok: true as const, pedido, stock, credito, precios };
});
