import type { EventContext } from '@power/domain/kernel/event';
import { OrderCancelled, OrderDelivered, OrderInvoiced } from '@power/domain/streams/order/events';
import {
  ReservationConverted,
  ReservationDelivered,
  ReservationReleased,
  ReservationStockFreed,
  ReservationWithdrawn,
} from '@power/domain/reservations/events';
import { reservationKey } from '@power/domain/reservations/key.shared';
import type { MovimientoPedido } from '@power/domain/streams/order/parts';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** One command per product; it reads the order itself and does only what is still to do, so a repeat changes nothing. */
async function settleOf(
  holder: string,
  movimientos: readonly MovimientoPedido[],
  context: EventContext,
  tools: ProcessTools,
): Promise<void> {
  for (const { producto_id } of movimientos) {
    await tools.command(
      'settle-order-stock',
      { accion: 'cuadrarpedido', producto: producto_id, pedido: holder },
      `order-stock/${context.stream}/${context.version}/${producto_id}`,
    );
  }
}

interface Moving {
  readonly movimientos: readonly MovimientoPedido[];
}
type OfOrder = Moving & { readonly pedido: { readonly _id: string } };
const settle = ({ pedido, movimientos }: OfOrder, context: EventContext, tools: ProcessTools) =>
  settleOf(pedido._id, movimientos, context, tools);
type OfReservation = Moving & { readonly reserva: { readonly number: number } };
const settleReserved = ({ reserva, movimientos }: OfReservation, context: EventContext, tools: ProcessTools) =>
  settleOf(reservationKey(reserva.number), movimientos, context, tools);

/** Stock follows order and reservation: released when cancelled or missing, out of the building when handed over (ARCHITECTURE, *A command*). */
export default defineProcess('inventory/order-stock', 'Stock comprometido de pedidos y reservas', [
  react(OrderCancelled, settle),
  react(PickingFinished, settle),
  react(OrderInvoiced, settle),
  react(OrderDelivered, settle),
  react(ReservationReleased, settleReserved),
  react(ReservationDelivered, settleReserved),
  react(ReservationWithdrawn, settleReserved),
  react(ReservationStockFreed, settleReserved),
  react(ReservationConverted, settleReserved),
]);
