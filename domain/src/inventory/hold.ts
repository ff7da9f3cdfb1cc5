import type { DomainEvent } from '../kernel/event.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { type Saldo, StockCommitted, StockIssued, StockReleased } from './events.ts';
import { handedEvent, handedOf } from './handed.ts';
import { type Leaving, takenFrom } from './places.shared.ts';
import {
  capped,
  type Holds,
  goneOf,
  held,
  saldoAfter,
  saldoOf,
  type StockState,
  warehouse,
  type WarehouseStock,
  withHolds,
} from './stock.ts';

export interface Wanted {
  readonly pedido: string;
  readonly bodega: string;
  readonly cantidad: number;
  readonly validacion: string;
}

/** Stock of a warehouse as one order sees it: what the order holds itself does not stand in its way. */
export function seenBy(state: StockState, bodega: string, pedido: string): Saldo {
  const w = warehouse(state, bodega);
  return saldoOf(withHolds(w, pedido, {}));
}

/** Which other orders hold units of a warehouse, the largest first. */
export const holdersOf = (
  state: StockState,
  bodega: string,
  pedido: string,
): { readonly pedido: string; readonly cantidad: number }[] =>
  Object.entries(warehouse(state, bodega).pedidos)
    .filter(([other]) => other !== pedido)
    .map(([other, holds]) => ({ pedido: other, cantidad: held(holds) }))
    .sort((a, b) => b.cantidad - a.cantidad);

/** Commits units to an order under one validation attempt; the same again writes nothing. */
export function commitStock(
  state: StockState,
  { pedido, bodega, cantidad, validacion }: Wanted,
): readonly DomainEvent[] | Rejection {
  const w = warehouse(state, bodega);
  const before = w.pedidos[pedido];
  if (before?.[validacion]?.cantidad === cantidad) return [];
  const seen = seenBy(state, bodega, pedido);
  if (!state.producto || seen.disponible < cantidad)
    return reject(
      'STOCK_INSUFICIENTE',
      'Stock insuficiente',
      `Quedan ${Math.max(0, seen.disponible)} unidades disponibles.`,
      { ...seen },
    );
  // `desde` is the fold's; only the quantity matters for the balance.
  const after = withHolds(w, pedido, { ...before, [validacion]: { cantidad, desde: '' } });
  const total = held(after.pedidos[pedido]);
  return [
    StockCommitted({
      producto: state.producto,
      bodega,
      pedido,
      validacion,
      solicitado: cantidad,
      cantidad: total - held(before),
      comprometido_pedido: total,
      saldo: saldoOf(after),
    }),
  ];
}

function released(
  state: StockState,
  bodega: string,
  pedido: string,
  after: WarehouseStock,
  validacion: string | null,
  motivo: string,
): readonly DomainEvent[] {
  const w = warehouse(state, bodega);
  const left = held(after.pedidos[pedido]);
  return [
    StockReleased({
      producto: state.producto!,
      bodega,
      pedido,
      validacion,
      motivo,
      cantidad: held(w.pedidos[pedido]) - left,
      comprometido_pedido: left,
      saldo: saldoOf(after),
    }),
  ];
}

/** Takes one validation attempt's hold away; nothing when it has none. */
export function releaseAttempt(
  state: StockState,
  bodega: string,
  pedido: string,
  validacion: string,
  motivo: string,
): readonly DomainEvent[] {
  const w = warehouse(state, bodega);
  const holds = w.pedidos[pedido];
  if (!state.producto || !holds?.[validacion]) return [];
  const { [validacion]: _, ...others }: Holds = holds;
  return released(state, bodega, pedido, withHolds(w, pedido, others), validacion, motivo);
}

/** Leaves the order at most `left` units of the warehouse; nothing when it holds no more. */
export function releaseDownTo(
  state: StockState,
  bodega: string,
  pedido: string,
  left: number,
  motivo: string,
): readonly DomainEvent[] {
  const w = warehouse(state, bodega);
  const holds = w.pedidos[pedido];
  if (!state.producto || held(holds) <= left) return [];
  return released(state, bodega, pedido, withHolds(w, pedido, capped(holds ?? {}, left)), null, motivo);
}

/**
 * What one holds of a warehouse becomes another's in one append, so that it is free for nobody in between. The other holds
 * it under the name of who gave it, until it is validated or cancelled.
 */
export function handOver(state: StockState, bodega: string, from: string, to: string): readonly DomainEvent[] {
  const w = warehouse(state, bodega);
  const cantidad = held(w.pedidos[from]);
  if (!state.producto || cantidad === 0) return [];
  const given = withHolds(w, from, {});
  // What another reservation handed over before is the order's besides.
  const all = cantidad + held(handedOf(given.pedidos[to]));
  return [
    ...released(state, bodega, from, given, null, `Pasa al pedido ${to}`),
    handedEvent(given, state, { bodega, pedido: to, de: from, cantidad: all }),
  ];
}

/** Units that somebody holds leave the building; none where there are none. */
function issued(
  state: StockState,
  bodega: string,
  pedido: string,
  cantidad: number,
  motivo: string,
  leaving?: Leaving,
): readonly DomainEvent[] {
  const w = warehouse(state, bodega);
  const holds = w.pedidos[pedido] ?? {};
  if (!state.producto || cantidad <= 0) return [];
  const left = held(holds) - cantidad;
  const fisico = w.fisico - cantidad;
  const places = takenFrom(w, fisico, leaving);
  return [
    StockIssued({
      producto: state.producto,
      bodega,
      pedido,
      cantidad,
      comprometido_pedido: left,
      saldo: saldoAfter(withHolds(w, pedido, capped(holds, left)), fisico, places),
      ...places,
      motivo,
    }),
  ];
}

/**
 * Of what the holder has in the warehouse units leave, until `total` have left since it began to hold: what left already is
 * known from the stream, so a repeat issues nothing.
 */
export const issueSome = (
  state: StockState,
  bodega: string,
  pedido: string,
  total: number,
  motivo: string,
  leaving?: Leaving,
): readonly DomainEvent[] => {
  const units = Math.min(held(warehouse(state, bodega).pedidos[pedido]), total - goneOf(state, pedido));
  return issued(state, bodega, pedido, units, motivo, leaving);
};

/**
 * The goods that the order holds leave the building, from where they were taken. Only held units can leave, so a repeat
 * issues nothing.
 */
export const issueHeld = (
  state: StockState,
  bodega: string,
  pedido: string,
  motivo: string,
  leaving?: Leaving,
): readonly DomainEvent[] =>
  issued(state, bodega, pedido, held(warehouse(state, bodega).pedidos[pedido]), motivo, leaving);
