import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { QuotationExpired } from './events.ts';
import { isPast } from './guards.ts';
import { type QuotationState, quotation, refOf } from './quotation.ts';

/** What its last day's passing makes of a quotation: nothing, unless it was still open. */
export function expiry(state: QuotationState, now: string): DomainEvent[] {
  if (!state || ['Convertida', 'Anulada', 'Expirada'].includes(state.estado) || !isPast(state, now)) return [];
  return [QuotationExpired({ cotizacion: refOf(state), estado: 'Expirada', validez: state.validez })];
}

/** Open quotations whose last day seems to have passed. */
export interface DueFacts {
  readonly vencidas: readonly string[];
}

/** Ends every open quotation whose last day has passed (requirements §3): daily by schedule, and when somebody asks. Each stream decides for itself. */
export const expireQuotations = defineCommand({
  name: 'expire-quotations',
  context: 'quotations',
  path: '/web/cotizaciones/validarexpiradas',
  access: { perfiles: ['Administrador'] },
  summary: 'Marca como expiradas las cotizaciones vencidas',
  request: z.strictObject({ accion: z.string().max(40).optional() }),
  reply: z.object({ expiradas: z.number().int() }),
  aggregate: quotation,
  needsFacts: true,
  // No quotation has this number: what is written goes to the streams of those that expire.
  stream: () => '0',
  decide: (_state, _request, _context: DecideContext<DueFacts>) => [],
  // They end, and are counted, once this was decided.
  answer: () => ({ mensaje: 'Las cotizaciones vencidas quedaron expiradas', expiradas: 0 }),
});
