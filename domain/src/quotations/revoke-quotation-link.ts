import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { isRejection } from '../kernel/rejection.ts';
import { QuotationLinkRevoked } from './events.ts';
import { cotizacionId, QUOTERS, visibleQuotation } from './guards.ts';
import { quotation, refOf } from './quotation.ts';

/** The link stops working at once, whatever became of the quotation. */
export const revokeQuotationLink = defineCommand({
  name: 'revoke-quotation-link',
  context: 'quotations',
  path: '/web/cotizaciones/enlace',
  accion: 'retirar',
  access: { perfiles: QUOTERS },
  summary: 'Retira el enlace público de una cotización',
  request: z.strictObject({ accion: z.literal('retirar'), cotizacion: cotizacionId }),
  aggregate: quotation,
  stream: (request) => String(request.cotizacion),
  decide(state, _request, { user }) {
    const q = visibleQuotation(state, user);
    if (isRejection(q)) return q;
    return q.enlace === null
      ? []
      : [QuotationLinkRevoked({ cotizacion: refOf(q), estado: q.estado, usuario: personOf(user) })];
  },
  answer: ({ state }) => ({ mensaje: `El enlace de la Cotización N° ${state!.number} ya no sirve` }),
});
