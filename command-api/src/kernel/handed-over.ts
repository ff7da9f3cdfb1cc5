import { held, type WarehouseStock } from '@power/domain/inventory/stock';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation } from '@power/domain/reservations/reservation';
import { unitsOf } from '@power/domain/streams/order/billing.shared';
import { partDelivered, placesBetween } from '@power/domain/streams/order/delivery-parts.shared';
import { isHandedOver, type Order, order } from '@power/domain/streams/order/order';
import { lineOf } from '@power/domain/streams/order/picking';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** A holder's units that are out of the house, and where its picker took those of which that is known. */
interface Left {
  readonly cantidad: number;
  readonly lugares: readonly { readonly ubicacion: string; readonly cantidad: number }[];
}

async function leftWith(services: CommandServices, producto: string, key: string, units: number): Promise<Left> {
  const reserva = reservationOf(key);
  if (reserva !== undefined) {
    const { state } = await services.load(reservation, reserva);
    return { cantidad: state?.estado === 'Entregada' ? units : 0, lugares: [] };
  }
  const { state } = await services.load(order, key);
  if (!state) return { cantidad: 0, lugares: [] };
  const lines = state.productos_pedido.filter((line) => line.producto._id === producto);
  if (!isHandedOver(state) || state.resto_anulado) {
    const sum = (of: (line: Order['productos_pedido'][number]) => number): number =>
      lines.reduce((total, line) => total + of(line), 0);
    const delivered = sum((line) => partDelivered(state, line.linea));
    if (delivered === 0) return { cantidad: 0, lugares: [] };
    // What it holds beyond what is still to be delivered has left, and is not booked yet.
    const ahead = Math.max(0, units - sum((line) => unitsOf(state, line) - partDelivered(state, line.linea)));
    const places = lines.flatMap(({ linea }) => (state.picking ? (lineOf(state.picking, linea).lugares ?? []) : []));
    return { cantidad: ahead, lugares: placesBetween(places, delivered - ahead, delivered) };
  }
  const { picking, desde_sin_picking = [] } = state;
  const picked = picking ? lines.flatMap(({ linea }) => lineOf(picking, linea).lugares ?? []) : [];
  return { cantidad: units, lugares: [...picked, ...desde_sin_picking.filter((one) => one.producto_id === producto)] };
}

/**
 * Units that were handed over and whose issue the product's stream has not booked yet, so that it counts them still: at a
 * place, with null those that leave *Sin ubicar*, which is where units leave of which nobody said where they stood, and
 * without a place those of the whole warehouse.
 */
export async function handedOver(
  services: CommandServices,
  producto: string,
  { pedidos }: Pick<WarehouseStock, 'pedidos'>,
  ubicacion?: string | null,
): Promise<number> {
  const holders = Object.entries(pedidos);
  const all = await Promise.all(holders.map(([key, holds]) => leftWith(services, producto, key, held(holds))));
  const sum = (units: readonly { readonly cantidad: number }[]): number =>
    units.reduce((total, { cantidad }) => total + cantidad, 0);
  if (ubicacion === undefined) return sum(all);
  const places = all.flatMap(({ lugares }) => lugares);
  return ubicacion === null ? sum(all) - sum(places) : sum(places.filter((one) => one.ubicacion === ubicacion));
}
