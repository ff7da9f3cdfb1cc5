import { z } from 'zod';
import { emailText } from '../kernel/email.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { isRejection } from '../kernel/rejection.ts';
import { optionalText } from '../kernel/text.ts';
import { QuotationSent } from './events.ts';
import { cotizacionId, openQuotation, QUOTERS } from './guards.ts';
import { quotation, refOf } from './quotation.ts';
import { linkEvents, type LinkFacts, sharable } from './share-quotation.ts';

const TITLE = 'La cotización no se envió';

/** Mails the customer the link of the quotation; its PDF is behind it. */
export const sendQuotation = defineCommand({
  name: 'send-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/enviar',
  accion: 'correo',
  access: { perfiles: QUOTERS },
  summary: 'Envía una cotización por correo a su cliente',
  request: z.strictObject({
    accion: z.literal('correo'),
    cotizacion: cotizacionId,
    para: emailText('Ingresa un correo válido'),
    mensaje: optionalText,
  }),
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => String(request.cotizacion),
  when: sharable(TITLE),
  decide(state, { para, mensaje }, context: DecideContext<LinkFacts>) {
    const q = openQuotation(state, context, TITLE);
    if (isRejection(q)) return q;
    return [
      ...linkEvents(q, context),
      QuotationSent({
        cotizacion: refOf(q),
        estado: q.estado,
        para: para.toLowerCase(),
        mensaje: mensaje || null,
        usuario: personOf(context.user),
      }),
    ];
  },
  answer: ({ state }, { para }) => ({ mensaje: `La Cotización N° ${state!.number} va en camino a ${para}` }),
});
