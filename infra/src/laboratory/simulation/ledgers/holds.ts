import { add, dataOf, type Ledger } from './ledger.ts';

interface Held {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly pedido: string;
  readonly cantidad: number;
  readonly comprometido_pedido: number;
}
interface OfOrder {
  readonly pedido: { readonly _id: string };
  readonly sin_picking?: boolean;
  readonly movimientos?: readonly { readonly producto_id: string; readonly cantidad: number }[];
}
interface OfReservation {
  readonly reserva: { readonly number: number };
  readonly estado?: string;
}

/** Whatever is held has an open cause, and whatever was handed over has left, once everybody has heard of it. */
export function holdsLedger(): Ledger {
  const holds = new Map<string, number>();
  const issued = new Map<string, number>();
  const due = new Map<string, number>();
  const over = new Map<string, string>();

  function orderEnds(type: string, { pedido, movimientos = [] }: OfOrder): void {
    over.set(pedido._id, type);
    if (type === 'OrderCancelled') return;
    for (const { producto_id, cantidad } of movimientos) add(due, `${producto_id} ${pedido._id}`, cantidad);
  }

  return {
    name: 'holds',
    read(event) {
      if (['StockCommitted', 'StockReleased', 'StockIssued', 'StockReconciled'].includes(event.type)) {
        const { producto, bodega, pedido, cantidad, comprometido_pedido } = dataOf<Held>(event);
        holds.set(`${producto._id} ${bodega} ${pedido}`, comprometido_pedido);
        if (event.type === 'StockIssued') add(issued, `${producto._id} ${pedido}`, cantidad);
        if (event.type === 'StockReconciled') add(issued, `${producto._id} ${pedido}`, -cantidad);
      }
      if (event.type === 'OrderCancelled' || event.type === 'OrderDelivered') orderEnds(event.type, dataOf(event));
      if (event.type === 'OrderInvoiced' && dataOf<OfOrder>(event).sin_picking) orderEnds(event.type, dataOf(event));
      if (/^Reservation(Released|Delivered|Withdrawn|Converted|StockFreed)$/.test(event.type)) {
        const { reserva, estado } = dataOf<OfReservation>(event);
        if (event.type === 'ReservationStockFreed' || /Liberada|Entregada|Convertida/.test(estado ?? ''))
          over.set(`R-${reserva.number}`, event.type);
      }
      if (event.type === 'ReservationExtended') over.delete(`R-${dataOf<OfReservation>(event).reserva.number}`);
    },
    check(settled) {
      if (!settled) return [];
      const problems: string[] = [];
      for (const [key, units] of holds) {
        const holder = key.slice(key.lastIndexOf(' ') + 1);
        if (units > 0 && over.has(holder)) problems.push(`${key} holds ${units} units after ${over.get(holder)}`);
      }
      for (const [key, units] of due) {
        const issuedUnits = issued.get(key) ?? 0;
        if (issuedUnits !== units)
          problems.push(`${key} (product, order): ${units} units were handed over, ${issuedUnits} have left`);
      }
      return problems;
    },
  };
}
