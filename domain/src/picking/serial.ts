import { defineClaim } from '../kernel/claim.ts';
import { partDeliveredSeries } from '../streams/order/delivery-parts.shared.ts';
import type { Order, OrderState } from '../streams/order/order.ts';
import { serialsOf } from '../streams/order/unpicked.shared.ts';

/** Which order took a serial number: one unit cannot leave twice. Streams `serie-<producto>-<serie>`. */
export const serialClaim = defineClaim('serie', 'SerialClaimed', 'Serie asignada');

export const serialId = (producto: string, serie: string): string => `${producto}-${serie}`;

const series = (order: Order): readonly string[] =>
  order.productos_pedido.flatMap(({ linea }) => [...serialsOf(order, linea)]);

/** A claim binds only while its order is alive and really holds the unit: cancelled orders, and rests of them, need no clean-up. */
export const stillHolds = (owner: OrderState, serie: string): boolean =>
  owner !== undefined &&
  owner.estatus !== 'Anulado' &&
  series(owner).includes(serie) &&
  (!owner.resto_anulado || partDeliveredSeries(owner).includes(serie));
