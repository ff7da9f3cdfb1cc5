import { reservationOf } from '../reservations/key.shared.ts';
import type { StockState } from './stock.ts';

/** A validation that has not finished by then never will: its request has long timed out. */
export const ORPHAN_AFTER_MS = 600_000;

/** Stock that one validation attempt holds for an order. */
export interface Attempt {
  readonly pedido: string;
  readonly validacion: string;
}

/**
 * Holds older than {@link ORPHAN_AFTER_MS} by the log's clock. Age makes an attempt suspicious, nothing more: it is
 * released only once its order has ruled it out, so a clock that is wrong costs a validator a second try and never stock.
 */
export function suspects(state: StockState, now: string): Attempt[] {
  const found = new Map<string, Attempt>();
  for (const { pedidos } of Object.values(state.bodegas))
    for (const [pedido, holds] of Object.entries(pedidos))
      for (const [validacion, { desde }] of Object.entries(holds))
        // What a reservation handed over waits for its order, however long that takes.
        if (reservationOf(validacion) === undefined && Date.parse(now) - Date.parse(desde) > ORPHAN_AFTER_MS)
          found.set(`${pedido}/${validacion}`, { pedido, validacion });
  return [...found.values()];
}

/** Orders that hold any of the product. */
export const holdersOf = (state: StockState): string[] => [
  ...new Set(Object.values(state.bodegas).flatMap(({ pedidos }) => Object.keys(pedidos))),
];
