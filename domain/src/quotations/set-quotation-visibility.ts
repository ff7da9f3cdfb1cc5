import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { QuotationWebVisibilitySet } from './events.ts';
import { cotizacionId, QUOTERS, visibleQuotation } from './guards.ts';
import { quotation, refOf } from './quotation.ts';

/** Whether the customer's link shows it. */
export const setQuotationVisibility = defineCommand({
  name: 'set-quotation-visibility',
  context: 'quotations',
  path: '/web/cotizaciones/visiblewebcotizacion',
  access: { perfiles: QUOTERS },
  summary: 'Muestra u oculta una cotización al cliente',
  request: z.strictObject({
    accion: z.string().max(40).optional(),
    id: cotizacionId,
    visible: z.boolean(),
    expectedVersion,
  }),
  aggregate: quotation,
  stream: (request) => String(request.id),
  when(state, user) {
    const q = visibleQuotation(state, user);
    return isRejection(q) ? q : undefined;
  },
  decide(state, { visible }) {
    const q = state!;
    if (q.visible_web === visible) return [];
    return [QuotationWebVisibilitySet({ cotizacion: refOf(q), estado: q.estado, visible })];
  },
  answer: ({ state }) => ({
    mensaje: `La Cotización N° ${state!.number} ${state!.visible_web ? 'queda visible para el cliente' : 'ya no es visible para el cliente'}`,
  }),
});
