import { booked, type Booking, type Diferencia, differences, orderOf } from '@power/domain/inventory/ledger';
import type { ProductoStock } from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import { type OrderTruth, truthOf } from '@power/domain/orders/goods.shared';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation, reservationTruth } from '@power/domain/reservations/reservation';
import { order, type OrderState } from '@power/domain/streams/order/order';
import { currentEvent, folded } from '../commands/stream-cache.ts';
import { EventUnreadable } from '../event-store/errors.ts';
import type { SharedServer } from '../event-store/foreign.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { type LogReading, type Pair, readOrdersAndStock } from './candidates.ts';

/** A difference between an order and the stock of a product, for people. */
export interface NamedDifference extends Diferencia {
  readonly pedido: string;
  readonly estatus: string | null;
  readonly producto: string;
  readonly part_number: string;
  readonly mensaje: string;
}

export interface Reconciliation {
  readonly pedidos: number;
  readonly productos: number;
  readonly diferencias: readonly NamedDifference[];
  readonly intervenidos: LogReading['intervenidos'];
  /**
   * Pairs that moved all the while, whose order the processes have not followed yet, or of which an event cannot be read
   * (it is parked, with an alarm of its own): nothing can be said of them.
   */
  readonly en_movimiento: number;
}

const PAUSE_MS = 250;
/** So long, in all, it waits for processes that are about to settle what looks like a difference. */
const PATIENCE_MS = 30_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How far the process is that carries out on the stock what orders decide; undefined when nobody knows. */
export type Followed = () => Promise<bigint | undefined>;

/**
 * Compares every order and every reservation with the stock streams (ARCHITECTURE, *A command*) and names each difference. What looks like one is looked at
 * again, the order before and after the stock, once the process that settles stock has seen the order's last event: so
 * work under way is never reported. Writes nothing.
 */
export async function reconcile(
  store: EventStore & Partial<SharedServer>,
  followed: Followed,
  patienceMs = PATIENCE_MS,
): Promise<Reconciliation> {
  const { pedidos, productos, suspects, intervenidos } = await readOrdersAndStock(store);
  const until = performance.now() + patienceMs;
  const diferencias: NamedDifference[] = [];
  let en_movimiento = 0;
  for (const pair of suspects) {
    const verdict = await judge(store, followed, pair, until).catch(ifUnreadable);
    if (verdict) diferencias.push(...verdict);
    else en_movimiento += 1;
  }
  return { pedidos, productos, diferencias, intervenidos, en_movimiento };
}

function ifUnreadable(error: unknown): undefined {
  if (!(error instanceof EventUnreadable)) throw error;
}

/** What the stream of an order or of a reservation says, for people too. */
interface Said {
  readonly truth: OrderTruth;
  /** *El pedido 15010*. */
  readonly nombre: string;
  readonly estatus: string | null;
  readonly part_number: string | undefined;
}

const stateOf = <S>(aggregate: Aggregate<S>, events: readonly RecordedEvent[]): S =>
  events.reduce<S>((state, event) => folded(aggregate, state, event), aggregate.initial);

function holderOf(key: string): {
  readonly stream: string;
  readonly says: (events: readonly RecordedEvent[], producto: string) => Said;
} {
  const reserva = reservationOf(key);
  if (reserva !== undefined)
    return {
      stream: streamOf(reservation, reserva),
      says: (events, producto) => {
        const r = stateOf(reservation, events);
        const line = r?.lineas.find((l) => l.producto._id === producto);
        return {
          truth: reservationTruth(r, producto),
          nombre: `La reserva ${reserva}`,
          estatus: r?.estado ?? null,
          part_number: line?.producto.part_number,
        };
      },
    };
  return {
    stream: streamOf(order, key),
    says: (events, producto) => {
      const o: OrderState = stateOf(order, events);
      const line = o?.productos_pedido.find((l) => l.producto._id === producto);
      return {
        truth: truthOf(o, producto),
        nombre: `El pedido ${key}`,
        estatus: o?.estatus ?? null,
        part_number: line?.producto.part_number,
      };
    },
  };
}

async function judge(
  store: EventStore,
  followed: Followed,
  { pedido, producto }: Pair,
  until: number,
): Promise<NamedDifference[] | undefined> {
  const holder = holderOf(pedido);
  const { stream } = holder;
  for (;;) {
    const events = await store.read(stream);
    const last = events.at(-1);
    const seen = await followed();
    if (last === undefined || (seen !== undefined && seen >= last.position)) {
      const { booking, goods } = await bookingOf(store, pedido, producto);
      const moved = await store.read(stream, { from: events.length, limit: 1 });
      if (moved.length === 0) {
        const said = holder.says(events, producto);
        return differences(said.truth, booking).map((difference) => named(difference, said, pedido, producto, goods));
      }
    }
    if (performance.now() > until) return undefined;
    await pause(PAUSE_MS);
  }
}

async function bookingOf(store: EventStore, pedido: string, producto: string) {
  const events = (await store.read(streamOf(stock, producto))).map((event) => currentEvent(stock, event));
  const goods = (events.at(0)?.data as { producto?: ProductoStock } | undefined)?.producto;
  return { booking: events.filter((event) => orderOf(event) === pedido).reduce<Booking>(booked, {}), goods };
}

function named(
  difference: Diferencia,
  said: Said,
  pedido: string,
  producto: string,
  goods: ProductoStock | undefined,
): NamedDifference {
  const { tipo, bodega, esperado, encontrado } = difference;
  const part_number = goods?.part_number ?? said.part_number ?? producto;
  const { estatus, nombre } = said;
  const what = `${nombre} (${estatus ?? 'no existe'})`;
  const mensaje =
    tipo === 'compromiso'
      ? `${what} debe tener ${esperado} de ${part_number} en ${bodega} y tiene ${encontrado}.`
      : `${what} debía sacar ${esperado} de ${part_number} de ${bodega} y salieron ${encontrado}.`;
  return { ...difference, pedido, estatus, producto, part_number, mensaje };
}
