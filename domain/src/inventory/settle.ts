import { evolve } from '../kernel/aggregate.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { handedEvent, handedOf, handedTo } from './handed.ts';
import { handOver, issueHeld, issueSome, releaseAttempt, releaseDownTo } from './hold.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { placesBetween } from '../streams/order/delivery-parts.shared.ts';
import { goneOf, held, type StockState, stock, warehouse } from './stock.ts';

/** Stock once one more decided event is recorded. */
export const nextStock = (state: StockState, event: DomainEvent, at: string): StockState =>
  evolve(stock, state, event, {
    stream: '',
    version: 0,
    position: 0n,
    at,
    recordedAt: at,
    user: '',
    perfil: '',
    commandId: '',
  });

/** An attempt that can never validate the order: it was ruled out, or another one has validated it. No clock says so. */
const dead = ({ situacion, validacion, abandonadas }: OrderTruth, attempt: string): boolean =>
  attempt !== validacion && (situacion === 'vigente' || situacion === 'entregado' || abandonadas.includes(attempt));

/**
 * What reservations handed to an open order follows its lines: with fewer units the rest is of the open orders that were
 * parted from it, as far as they want it, and else free. Attempts to validate it are not touched.
 */
function* followLines(
  initial: StockState,
  bodega: string,
  pedido: string,
  { cantidad, partes = [] }: OrderTruth,
  now: string,
): Generator<DomainEvent> {
  let state = initial;
  const next = (event: DomainEvent): DomainEvent => {
    state = nextStock(state, event, now);
    return event;
  };
  const handed = Object.entries(handedOf(warehouse(state, bodega).pedidos[pedido]));
  let spare = handedTo(state, bodega, pedido) - cantidad;
  const hand = (to: string, de: string, units: number) =>
    next(handedEvent(warehouse(state, bodega), state, { bodega, pedido: to, de, cantidad: units }));
  for (const [de, { cantidad: had }] of handed) {
    if (had <= cantidad) continue;
    for (const event of releaseAttempt(state, bodega, pedido, de, 'Menos unidades en el pedido')) yield next(event);
    if (cantidad > 0) yield hand(pedido, de, cantidad);
  }
  for (const parte of partes) {
    const units = Math.min(spare, parte.cantidad - held(warehouse(state, bodega).pedidos[parte.pedido]));
    if (units <= 0) continue;
    yield hand(parte.pedido, handed[0]![0], handedTo(state, bodega, parte.pedido) + units);
    spare -= units;
  }
}

/** Events that bring what an order holds of a product in line with the order itself; none when it is. */
export function settle(initial: StockState, pedido: string, truth: OrderTruth, now: string): readonly DomainEvent[] {
  const events: DomainEvent[] = [];
  let state = initial;
  const add = (more: readonly DomainEvent[]) => {
    for (const event of more) {
      state = nextStock(state, event, now);
      events.push(event);
    }
  };
  for (const bodega of Object.keys(initial.bodegas)) {
    for (const attempt of Object.keys(warehouse(initial, bodega).pedidos[pedido] ?? {})) {
      if (dead(truth, attempt))
        add(releaseAttempt(state, bodega, pedido, attempt, 'Validación que no llegó a término'));
    }
    const { retiradas = 0, desde = [], motivo_retiro = 'Retiro de proyecto' } = truth;
    const leaving = { desde: placesBetween(desde, goneOf(state, pedido), retiradas) };
    add(issueSome(state, bodega, pedido, retiradas, motivo_retiro, leaving));
    if (truth.pasa_a !== undefined) add(handOver(state, bodega, pedido, truth.pasa_a));
    // One that is not there yet says nothing of its lines.
    if (truth.situacion === 'abierto' && truth.bodega !== undefined)
      add([...followLines(state, bodega, pedido, truth, now)]);
    if (truth.situacion === 'anulado') add(releaseDownTo(state, bodega, pedido, 0, 'Pedido anulado'));
    if (truth.situacion === 'vigente') add(releaseDownTo(state, bodega, pedido, truth.cantidad, 'Faltante en picking'));
    if (truth.situacion === 'entregado') {
      add(releaseDownTo(state, bodega, pedido, truth.cantidad, 'Faltante en picking'));
      add(issueHeld(state, bodega, pedido, 'Entrega de pedido', { desde: placesBetween(desde, retiradas, Infinity) }));
    }
  }
  return events;
}
