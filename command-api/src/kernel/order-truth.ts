import { settle } from '@power/domain/inventory/settle';
import { stock } from '@power/domain/inventory/stock';
import { type OrderPart, type OrderTruth, truthOf, unitsIn } from '@power/domain/orders/goods.shared';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation, reservationTruth } from '@power/domain/reservations/reservation';
import { order, type OrderState } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Orders that were parted from an open one and are open, or not written yet, with their units of the product. */
async function openParts(services: CommandServices, o: OrderState, producto: string): Promise<OrderPart[]> {
  const parts: OrderPart[] = [];
  for (const { number, productos_pedido } of o?.divisiones ?? []) {
    if (unitsIn(productos_pedido, producto) === 0) continue;
    const { state: part } = await services.load(order, number);
    if (part === undefined || part.estatus === 'Pendiente Validacion Administrativa')
      parts.push({
        pedido: String(number),
        cantidad: unitsIn((part ?? { productos_pedido }).productos_pedido, producto),
      });
  }
  return parts;
}

/** What the own stream of an order, or of a reservation by its key, says about its units of a product. */
export async function orderTruth(services: CommandServices, pedido: string, producto: string): Promise<OrderTruth> {
  const reserva = reservationOf(pedido);
  if (reserva !== undefined) return reservationTruth((await services.load(reservation, reserva)).state, producto);
  const { state: o } = await services.load(order, pedido);
  const truth = truthOf(o, producto);
  const partes = truth.situacion === 'abierto' ? await openParts(services, o, producto) : [];
  return partes.length > 0 ? { ...truth, partes } : truth;
}

/** Brings what an order holds of these products in line with it, at once; the process that follows orders does the same. */
export async function settleOrder(
  services: CommandServices,
  pedido: string,
  productos: Iterable<string>,
): Promise<void> {
  for (const producto of new Set(productos)) {
    const truth = await orderTruth(services, pedido, producto);
    await services.run(stock, producto, `settle/${pedido}/${producto}`, (state) =>
      settle(state, pedido, truth, services.now),
    );
  }
}
