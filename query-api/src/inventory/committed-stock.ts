import { committedStock } from '@power/domain/inventory/views/product-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { reservationKey, reservationOf } from '@power/domain/reservations/key.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { productOf } from './product-of.ts';

/** An order or a reservation of somebody else's customer is units without a name (requirements §0.1.4), so that the sum stays true. */
export default handleQuery(committedStock, async (request, { rows }) => {
  const producto = await productOf(rows, request);
  if (isRejection(producto)) return producto;
  const held = await rows
    .from('commitment_list')
    .select(['bodega', 'cantidad', 'desde', 'pedido'])
    .where('producto_id', '=', producto._id)
    .orderBy('desde')
    .orderBy('_key')
    .execute();
  const orders = await rows
    .from('order_list')
    .select(['_key', 'number', 'estatus', 'cliente_nombre', 'ejecutivo_nombre'])
    .where((of) => of('_key', '=', of.fn.any(of.val(held.map(({ pedido }) => pedido)))))
    .execute();
  const reservations = await rows
    .from('reservation_list')
    .select(['number', 'estado', 'cliente_nombre', 'ejecutivo_nombre'])
    .where((of) => of('_key', '=', of.fn.any(of.val(held.flatMap(({ pedido }) => reservationOf(pedido) ?? [])))))
    .execute();
  const named = new Map(orders.map(({ _key, ...pedido }) => [_key, pedido]));
  const reserving = new Map(reservations.map((reserva) => [reservationKey(reserva.number), reserva]));
  return {
    comprometidos: held.map((row) => ({
      ...row,
      pedido: named.get(row.pedido) ?? null,
      reserva: reserving.get(row.pedido) ?? null,
    })),
    total: held.reduce((sum, { cantidad }) => sum + cantidad, 0),
  };
});
