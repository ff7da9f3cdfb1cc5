import { evolve } from '../kernel/aggregate.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { issueHeld, releaseAttempt, releaseDownTo } from './hold.ts';
import { type StockState, stock, warehouse } from './stock.ts';

/** What the order's own stream says about its goods. */
export interface OrderTruth {
  /** `abierto`: not validated (or unknown). `vigente`: may hold up to `cantidad`. `anulado`, `entregado`: holds nothing any more. */
  readonly situacion: 'abierto' | 'vigente' | 'anulado' | 'entregado';
  /** Attempt that validated it. */
  readonly validacion?: string;
  /** Units of this product that it is still good for. */
  readonly cantidad: number;
}

/** A validation that has not finished by then never will: its request has long timed out. */
export const ORPHAN_AFTER_MS = 600_000;

/** Stock once one more decided event is recorded. */
export const nextStock = (state: StockState, event: DomainEvent, at: string): StockState =>
  evolve(stock, state, event, { stream: '', version: 0, position: 0n, at, user: '', perfil: '', commandId: '' });

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
    for (const [attempt, hold] of Object.entries(warehouse(initial, bodega).pedidos[pedido] ?? {})) {
      const orphan = attempt !== truth.validacion && Date.parse(now) - Date.parse(hold.desde) > ORPHAN_AFTER_MS;
      if (orphan) add(releaseAttempt(state, bodega, pedido, attempt, 'Validación que no llegó a término'));
    }
    if (truth.situacion === 'anulado') add(releaseDownTo(state, bodega, pedido, 0, 'Pedido anulado'));
    if (truth.situacion === 'vigente') add(releaseDownTo(state, bodega, pedido, truth.cantidad, 'Faltante en picking'));
    if (truth.situacion === 'entregado') {
      add(releaseDownTo(state, bodega, pedido, truth.cantidad, 'Faltante en picking'));
      add(issueHeld(state, bodega, pedido, 'Entrega de pedido'));
    }
  }
  return events;
}
