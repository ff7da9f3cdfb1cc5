import type { DomainEvent } from '../kernel/event.ts';
import { reservationOf } from '../reservations/key.shared.ts';
import { StockCommitted } from './events.ts';
import { type Holds, held, saldoOf, type StockState, warehouse, type WarehouseStock, withHolds } from './stock.ts';

/** Units that reservations handed to an order, by the key of the reservation: its attempts to validate it are others. */
export const handedOf = (holds: Holds | undefined): Holds =>
  Object.fromEntries(Object.entries(holds ?? {}).filter(([attempt]) => reservationOf(attempt) !== undefined));

/** How many units of a warehouse an order has from reservations. */
export const handedTo = (state: StockState, bodega: string, pedido: string): number =>
  held(handedOf(warehouse(state, bodega).pedidos[pedido]));

/** The event by which an order has `cantidad` units in all from reservations; `w`: the warehouse before it. */
export function handedEvent(
  w: WarehouseStock,
  { producto }: StockState,
  { bodega, pedido, de, cantidad }: { bodega: string; pedido: string; de: string; cantidad: number },
): DomainEvent {
  const before = w.pedidos[pedido];
  // `desde` is the fold's; only the quantity matters for the balance.
  const after = withHolds(w, pedido, { ...before, [de]: { cantidad, desde: '' } });
  const total = held(after.pedidos[pedido]);
  return StockCommitted({
    producto: producto!,
    bodega,
    pedido,
    validacion: de,
    solicitado: cantidad,
    cantidad: total - held(before),
    comprometido_pedido: total,
    saldo: saldoOf(after),
  });
}
