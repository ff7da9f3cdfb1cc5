import { saldoOf, stock, held, type StockState } from '@power/domain/inventory/stock';
import { holdersOf } from '@power/domain/inventory/orphans';
import { nextStock, settle } from '@power/domain/inventory/settle';
import type { OrderTruth } from '@power/domain/orders/goods.shared';
import { reservationKey, reservationOf } from '@power/domain/reservations/key.shared';
import { reservation, type ReservationState, reserved } from '@power/domain/reservations/reservation';
import { committed, order, type OrderState } from '@power/domain/streams/order/order';
import type { MovimientoPedido } from '@power/domain/streams/order/parts';
import { evolve } from '@power/domain/kernel/aggregate';
import { contextOf, currentEvent } from '../../../platform/commands/stream-cache.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { truthAmong } from '../../../platform/reconcile/candidates.ts';

interface Issued {
  readonly pedido: string;
  readonly cantidad: number;
  readonly producto: { readonly _id: string };
}

/** Stock never negative nor promised twice, at any moment; what is held is what open orders need; goods left once per delivery. */
export function checkStock(events: readonly RecordedEvent[], problem: (text: string) => void): { orphans: number } {
  const stocks = new Map<string, StockState>();
  const orders = new Map<string, OrderState>();
  const reservations = new Map<string, ReservationState>();
  const issued = new Map<string, number>();
  for (const event of events) {
    const id = event.stream.slice(event.stream.indexOf('-') + 1);
    if (event.stream.startsWith('order-'))
      orders.set(id, evolve(order, orders.get(id), currentEvent(order, event), contextOf(event)));
    if (event.stream.startsWith('reservation-')) {
      const next = evolve(reservation, reservations.get(id), currentEvent(reservation, event), contextOf(event));
      reservations.set(id, next);
    }
    if (!event.stream.startsWith('stock-')) continue;
    const state = evolve(stock, stocks.get(id) ?? stock.initial, currentEvent(stock, event), contextOf(event));
    stocks.set(id, state);
    for (const [bodega, there] of Object.entries(state.bodegas)) {
      const { fisico, disponible } = saldoOf(there);
      if (fisico < 0 || disponible < 0)
        problem(`${event.stream} version ${event.version}: ${bodega} has ${fisico}, of which ${disponible} are free`);
    }
    if (event.type !== 'StockIssued') continue;
    const { pedido, cantidad, producto } = event.data as Issued;
    const key = `${pedido}/${producto._id}`;
    // What is held for a project leaves in parts, an order's goods at once; of both the sum is judged below.
    if (issued.has(key) && reservationOf(pedido) === undefined)
      problem(`goods of order ${pedido} left twice: ${producto._id}`);
    issued.set(key, (issued.get(key) ?? 0) + cantidad);
  }
  const holders: Holders = {
    all: [
      ...[...orders].map(([key, o]) => ({ key, estatus: o?.estatus, wanted: o ? committed(o) : [] })),
      ...[...reservations].map(([id, r]) => ({
        key: reservationKey(id),
        estatus: r?.estado,
        wanted: r ? reserved(r, true) : [],
      })),
    ],
    truth: (key, producto) => truthAmong(orders, reservations, key, producto),
  };
  checkIssued(holders, issued, problem);
  return { orphans: [...stocks].reduce((sum, [id, state]) => sum + checkHeld(id, state, holders, problem), 0) };
}

/** Orders, and reservations by their keys, with what they want of the stock. */
interface Holders {
  readonly all: readonly {
    readonly key: string;
    readonly estatus: string | undefined;
    readonly wanted: readonly MovimientoPedido[];
  }[];
  readonly truth: (key: string, producto: string) => OrderTruth;
}

function checkIssued(holders: Holders, issued: Map<string, number>, problem: (text: string) => void): void {
  for (const { key: pedido, estatus, wanted } of holders.all) {
    for (const { producto_id, cantidad } of wanted) {
      const key = `${pedido}/${producto_id}`;
      const { situacion, retiradas = 0 } = holders.truth(pedido, producto_id);
      const due = retiradas + (situacion === 'entregado' ? cantidad : 0);
      if ((issued.get(key) ?? 0) !== due)
        problem(
          `order ${pedido} (${estatus}): ${issued.get(key) ?? 0} of ${producto_id} left the stock instead of ${due}`,
        );
      issued.delete(key);
    }
  }
  for (const key of issued.keys()) problem(`goods left for ${key}, which nobody was to get`);
}

/** Holds of one product; returns how many are left of validations that died, which the sweep releases in its time. */
function checkHeld(producto: string, initial: StockState, holders: Holders, problem: (text: string) => void): number {
  const now = new Date().toISOString();
  let state = initial;
  let orphans = 0;
  for (const pedido of holdersOf(initial)) {
    const truth = holders.truth(pedido, producto);
    // Nobody is at work any more: whatever attempt an open order has, the sweep will rule it out in its time.
    const abandonadas = Object.values(initial.bodegas).flatMap(({ pedidos }) => Object.keys(pedidos[pedido] ?? {}));
    for (const event of settle(state, pedido, { ...truth, abandonadas }, now)) {
      if (event.type === 'StockReleased' && (event.data as { validacion: string | null }).validacion !== null)
        orphans += 1;
      else
        problem(
          `order ${pedido} (${truth.situacion}) still holds ${producto}, and only a sweep would do ${event.type}`,
        );
      state = nextStock(state, event, now);
    }
  }
  for (const { key: pedido, estatus } of holders.all) {
    const { situacion, cantidad } = holders.truth(pedido, producto);
    const due = situacion === 'vigente' ? cantidad : 0;
    const holds = Object.values(state.bodegas).reduce((sum, { pedidos }) => sum + held(pedidos[pedido]), 0);
    if (holds !== due) problem(`order ${pedido} (${estatus}) holds ${holds} of ${producto} instead of ${due}`);
  }
  return orphans;
}
