import { booked, type Booking, differences, orderOf } from '@power/domain/inventory/ledger';
import { stock } from '@power/domain/inventory/stock';
import { type OrderTruth, truthOf } from '@power/domain/orders/goods.shared';
import { reservationKey, reservationOf } from '@power/domain/reservations/key.shared';
import { reservation, type ReservationState, reservationTruth, reserved } from '@power/domain/reservations/reservation';
import { committed, order, type OrderState } from '@power/domain/streams/order/order';
import { currentEvent, folded } from '../commands/stream-cache.ts';
import type { SharedServer } from '../event-store/foreign.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { ServerCheck } from '../evidence/check-server.ts';

const PAGE = 2000;
const PREFIXES = ['order-', 'reservation-', 'stock-'];
const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** An order, or a reservation by its key, and a product that may not agree. */
export interface Pair {
  readonly pedido: string;
  readonly producto: string;
}

export interface LogReading {
  readonly pedidos: number;
  readonly productos: number;
  /** Pairs that did not agree in the moment of reading; somebody may just have been at work on them. */
  readonly suspects: readonly Pair[];
  /** Of each stream among them that somebody changed on the server of the log, what happened: its states cannot be told. */
  readonly intervenidos: readonly string[];
}

/** What whoever holds units of a product says about them: an order, or a reservation by its key. */
export function truthAmong(
  orders: ReadonlyMap<string, OrderState>,
  reservations: ReadonlyMap<string, ReservationState>,
  holder: string,
  producto: string,
): OrderTruth {
  const reserva = reservationOf(holder);
  return reserva === undefined
    ? truthOf(orders.get(holder), producto)
    : reservationTruth(reservations.get(reserva), producto);
}

/**
 * Reads all orders, reservations and stock once, in log order. A stream is read up to its first event that cannot be; what
 * does not agree for that reason is found out when it is looked at again.
 */
export async function readOrdersAndStock(store: EventStore & Partial<SharedServer>): Promise<LogReading> {
  const orders = new Map<string, OrderState>();
  const reservations = new Map<string, ReservationState>();
  /** By product, then by who holds it. */
  const bookings = new Map<string, Map<string, Booking>>();
  const take = (event: RecordedEvent): void => {
    const id = idOf(event.stream);
    if (event.stream.startsWith('order-')) return void orders.set(id, folded(order, orders.get(id), event));
    if (event.stream.startsWith('reservation-')) {
      return void reservations.set(id, folded(reservation, reservations.get(id), event));
    }
    const current = currentEvent(stock, event);
    const pedido = orderOf(current);
    const product = bookings.get(id) ?? new Map<string, Booking>();
    bookings.set(id, product);
    if (pedido !== undefined) product.set(pedido, booked(product.get(pedido) ?? {}, current));
  };
  const aside = new Set<string>();
  const takeOrSetAside = (event: RecordedEvent): void => {
    try {
      take(event);
    } catch {
      aside.add(event.stream);
    }
  };
  const server = new ServerCheck();
  let last: bigint | undefined;
  for (;;) {
    const page = await store.readAll({
      after: last,
      limit: PAGE,
      streamPrefixes: PREFIXES,
      onForeign: server.see,
    });
    if (page.length === 0) break;
    for (const event of page) if (!aside.has(event.stream)) takeOrSetAside(event);
    last = page.at(-1)!.position;
  }
  const suspects: Pair[] = [];
  for (const [pedido, o] of orders) {
    const products = new Set((o ? committed(o) : []).map(({ producto_id }) => producto_id));
    for (const producto of products) if (!bookings.get(producto)?.has(pedido)) suspects.push({ pedido, producto });
  }
  for (const [id, r] of reservations)
    for (const { producto_id } of r?.retenida ? reserved(r) : [])
      if (!bookings.get(producto_id)?.has(reservationKey(id)))
        suspects.push({ pedido: reservationKey(id), producto: producto_id });
  for (const [producto, byOrder] of bookings)
    for (const [pedido, booking] of byOrder)
      if (differences(truthAmong(orders, reservations, pedido, producto), booking).length > 0)
        suspects.push({ pedido, producto });
  const findings = await server.findings(store);
  const intervenidos = findings
    .filter(({ stream }) => PREFIXES.some((prefix) => stream?.startsWith(prefix)))
    .map(({ detail }) => detail);
  return { pedidos: orders.size, productos: bookings.size, suspects, intervenidos };
}
