import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { lineChanges } from './edit-quotation.ts';
import { QuotationClientChanged, QuotationLinesChanged } from './events.ts';
import { cotizacionId } from './guards.ts';
import { settled } from './line-rules.ts';
import type { ClienteCotizado, EstadoCotizacion } from './parts.ts';
import { lineTerms, openState, type Quotation, quotation, refOf, waitsForType } from './quotation.ts';
import { sumsOf } from './sums.ts';

/** What was sent, and is over, keeps the name and the RUT that it was sent with. */
const CLOSED: readonly EstadoCotizacion[] = ['Convertida', 'Expirada', 'Anulada'];

/** The same customer, who has a type now: what was let wait is held against its prices, and waits only where those say so. */
function typed(q: Quotation, cliente: ClienteCotizado): DomainEvent[] {
  if (CLOSED.includes(q.estado) || !waitsForType(q) || waitsForType({ cliente })) return [];
  const next = { ...q, cliente };
  const lines = q.productos_cotizacion.map((line) => settled(line, lineTerms(next)));
  const changes = lineChanges(q.productos_cotizacion, lines);
  const sums = sumsOf({ ...q, productos_cotizacion: lines });
  const estado = openState(lines, q.revisada);
  return [
    QuotationClientChanged({ cotizacion: refOf(next), estado, antes: q.cliente, cliente }),
    ...(changes
      ? [QuotationLinesChanged({ cotizacion: refOf({ ...next, ...sums }), estado, ...changes, ...sums })]
      : []),
  ];
}

/**
 * The quotation of a customer that was merged is the other one's; its prices stay as they are. One whose customer waited for
 * a type, and has it, waits no more. Issued by the process that
 * follows merges, and a repeat changes nothing.
 */
export const changeQuotationClient = defineCommand({
  name: 'change-quotation-client',
  context: 'quotations',
  path: '/web/cotizaciones/clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa una cotización al cliente al que se unió el suyo',
  request: z.strictObject({ cotizacion: cotizacionId }),
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => request.cotizacion,
  decide(state, _request, { facts }: DecideContext<ClienteCotizado | null>) {
    if (!state || !facts) return [];
    if (state.cliente._id === facts._id) return typed(state, facts);
    const cliente = CLOSED.includes(state.estado) ? { ...state.cliente, _id: facts._id } : facts;
    return [
      QuotationClientChanged({
        cotizacion: refOf({ ...state, cliente }),
        estado: state.estado,
        antes: state.cliente,
        cliente,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Cotización es de ${state?.cliente.nombre ?? 'nadie'}` }),
});
