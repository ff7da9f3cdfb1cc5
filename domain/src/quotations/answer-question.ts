import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { longText } from '../kernel/text.ts';
import { QuotationQuestionAnswered } from './events.ts';
import { cotizacionId, QUOTERS, visibleQuotation } from './guards.ts';
import { quotation, refOf } from './quotation.ts';

/** Answers a question that the customer asked by the link; the customer reads it there. */
export const answerQuestion = defineCommand({
  name: 'answer-question',
  context: 'quotations',
  path: '/web/cotizaciones/enlace',
  accion: 'responder',
  access: { perfiles: QUOTERS },
  summary: 'Responde una pregunta del cliente',
  request: z.strictObject({
    accion: z.literal('responder'),
    cotizacion: cotizacionId,
    pregunta: z.number().int().positive(),
    texto: longText,
  }),
  aggregate: quotation,
  stream: (request) => String(request.cotizacion),
  decide(state, { pregunta, texto }, { user, now }) {
    const q = visibleQuotation(state, user);
    if (isRejection(q)) return q;
    const asked = q.preguntas.find((p) => p.pregunta === pregunta);
    if (!asked)
      return reject(
        'PREGUNTA_NO_EXISTE',
        'La respuesta no se guardó',
        'Esa pregunta no existe. Abre la cotización de nuevo.',
      );
    if (asked.respuesta?.texto === texto) return [];
    return [
      QuotationQuestionAnswered({
        cotizacion: refOf(q),
        estado: q.estado,
        pregunta,
        texto,
        usuario: personOf(user),
        fecha: now,
      }),
    ];
  },
  answer: () => ({ mensaje: 'Tu respuesta ya se ve en el enlace del cliente' }),
});
