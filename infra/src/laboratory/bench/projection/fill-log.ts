import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { EventStore, NewEvent } from '../../../platform/event-store/port.ts';
import { BenchMoved, BenchOpened } from './bench-orders.ts';

const STATES = ['Validado', 'En picking', 'En sala', 'Facturado', 'Entregado'];

/** Events of one order. */
export const PER_ORDER = 1 + STATES.length;

function envelope(event: DomainEvent, minute: number): NewEvent {
  const id = randomUUID();
  const at = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
  return {
    id,
    type: event.type,
    schema: 1,
    data: event.data,
    metadata: {
      at,
      user: 'u1',
      nombre: 'Persona',
      perfil: 'Administrador',
      commandId: id,
      correlationId: id,
      causationId: id,
    },
  };
}

function eventOf(n: number, round: number): DomainEvent {
  if (round > 0) return BenchMoved({ _id: `o${n}`, estatus: STATES[round - 1]!, unidades: n % 7 });
  const neto = 10_000 + (n % 997) * 1000;
  const iva = Math.round(neto * 0.19);
  return BenchOpened({
    _id: `o${n}`,
    number: n,
    cliente_id: `c${n % 600}`,
    cliente_nombre: `Seguridad y Redes Cía. ${n % 600} Ltda.`,
    ejecutivo_id: `u${n % 13}`,
    tipo_entrega: n % 3 ? 'EN SALA' : 'DESPACHO',
    neto,
    iva,
    total: neto + iva,
  });
}

/** Orders that are open at a time. */
const OPEN = 500;

/**
 * Appends the life of so many orders, some hundreds of them open at once, as in a company of this size; `from` is the
 * number of the first one. Answers the number of events.
 */
export async function fillLog(store: EventStore, orders: number, from = 0): Promise<number> {
  const end = from + orders;
  for (let first = from; first < end; first += OPEN) {
    for (let round = 0; round < PER_ORDER; round += 1) {
      await Promise.all(
        Array.from({ length: Math.min(OPEN, end - first) }, (_, i) =>
          store.append(
            `bench-${first + i}`,
            [envelope(eventOf(first + i, round), first + i + round)],
            round === 0 ? 'no-stream' : round - 1,
          ),
        ),
      );
    }
  }
  return orders * PER_ORDER;
}
