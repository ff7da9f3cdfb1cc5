import { isRejection } from '@power/domain/kernel/rejection';
import { orderToValidate } from '@power/domain/orders/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

interface Balance {
  readonly producto_id: string;
  readonly fisico: number;
  readonly comprometido: number;
  readonly disponible: number;
}

export default handleQuery(orderToValidate, async ({ number }, { db, log, user }) => {
  const pedido = await sheetOf(log, user, number);
  if (isRejection(pedido)) return pedido;
  const { rows } = await db.query<Balance>(
    'SELECT producto_id, fisico, comprometido, disponible FROM stock_list WHERE bodega = $1 AND producto_id = ANY($2)',
    [pedido.bodega_entrega, pedido.productos_pedido.map((line) => line.producto._id)],
  );
  const balances = new Map(rows.map((row) => [row.producto_id, row]));
  const stock = pedido.productos_pedido.map((line) => {
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
  return { ok: true as const, pedido, stock };
});
