import type { EventContext } from '@power/domain/kernel/event';
import { OrderPartDelivered, OrderRestCancelled } from '@power/domain/streams/order/delivery-events';
import {
  OrderCancelled,
  OrderDelivered,
  OrderInvoiced,
  OrderLinesChanged,
  OrderSplit,
} from '@power/domain/streams/order/events';
import {
  ReservationConverted,
  ReservationDelivered,
  ReservationReleased,
  ReservationStockFreed,
  ReservationWithdrawn,
} from '@power/domain/reservations/events';
import { reservationKey } from '@power/domain/reservations/key.shared';
import { unitsIn } from '@power/domain/orders/goods.shared';
import type { LineaPedido, MovimientoPedido } from '@power/domain/streams/order/parts';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** One command per product; it reads the order itself and does only what is still to do, so a repeat changes nothing. */
async function settleOf(
  holder: string,
  movimientos: readonly Pick<MovimientoPedido, 'producto_id'>[],
  context: EventContext,
  tools: ProcessTools,
  part = '',
): Promise<void> {
  for (const { producto_id } of movimientos) {
    await tools.command(
      'settle-order-stock',
      { accion: 'cuadrarpedido', producto: producto_id, pedido: holder },
      `order-stock/${context.stream}/${context.version}/${part}${producto_id}`,
    );
  }
}

interface Moving {
  readonly movimientos: readonly MovimientoPedido[];
}
type OfOrder = Moving & { readonly pedido: { readonly _id: string } };
const settle = ({ pedido, movimientos }: OfOrder, context: EventContext, tools: ProcessTools) =>
  settleOf(pedido._id, movimientos, context, tools);

/** Products of which the order asks for fewer units than before. */
const fewer = (d: { readonly antes: readonly LineaPedido[]; readonly productos_pedido: readonly LineaPedido[] }) =>
  [...new Set(d.antes.map(({ producto }) => producto._id))]
    .filter((id) => unitsIn(d.productos_pedido, id) < unitsIn(d.antes, id))
    .map((producto_id) => ({ producto_id }));
/** A reservation may have handed it units that its lines do not ask for any more. */
const settleFewer = (
  d: Parameters<typeof fewer>[0] & Pick<OfOrder, 'pedido'>,
  context: EventContext,
  tools: ProcessTools,
) => settleOf(d.pedido._id, fewer(d), context, tools);
type OfReservation = Moving & { readonly reserva: { readonly number: number } };
const settleReserved = ({ reserva, movimientos }: OfReservation, context: EventContext, tools: ProcessTools) =>
  settleOf(reservationKey(reserva.number), movimientos, context, tools);

/** Stock follows order and reservation: released when cancelled or missing, out of the building when handed over (ARCHITECTURE, *A command*). */
export default defineProcess('inventory/order-stock', 'Stock comprometido de pedidos y reservas', [
  react(OrderCancelled, settle),
  react(OrderLinesChanged, settleFewer),
  react(OrderSplit, settleFewer),
  react(PickingFinished, settle),
  react(OrderInvoiced, settle),
  react(OrderDelivered, settle),
  react(OrderPartDelivered, settle),
  react(OrderRestCancelled, settle),
  react(ReservationReleased, settleReserved),
  react(ReservationDelivered, settleReserved),
  react(ReservationWithdrawn, settleReserved),
  react(ReservationStockFreed, settleReserved),
  react(ReservationConverted, async (data, context, tools) => {
    await settleReserved(data, context, tools);
    await settleOf(String(data.pedido), data.movimientos, context, tools, 'pedido/');
  }),
]);
