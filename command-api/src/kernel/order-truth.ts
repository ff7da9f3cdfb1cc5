import { type OrderTruth, truthOf } from '@power/domain/orders/goods.shared';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation, reservationTruth } from '@power/domain/reservations/reservation';
import { order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** What the own stream of an order, or of a reservation by its key, says about its units of a product. */
export async function orderTruth(services: CommandServices, pedido: string, producto: string): Promise<OrderTruth> {
  const reserva = reservationOf(pedido);
  return reserva === undefined
    ? truthOf((await services.load(order, pedido)).state, producto)
    : reservationTruth((await services.load(reservation, reserva)).state, producto);
}
