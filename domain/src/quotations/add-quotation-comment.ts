import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { longText } from '../kernel/text.ts';
import { personOf } from '../kernel/principal.ts';
import { QuotationCommentAdded } from './events.ts';
import { cotizacionId, QUOTERS, visibleQuotation } from './guards.ts';
import { quotation, refOf } from './quotation.ts';

const message = z.object({
  texto: z.string(),
  fecha: z.string(),
  usuario: z.object({ _id: z.string(), nombre: z.string() }),
});

/** The author is whoever is signed in: `user` of the request is accepted for the wire's sake and ignored. */
export const addQuotationComment = defineCommand({
  name: 'add-quotation-comment',
  context: 'quotations',
  path: '/web/cotizaciones/agregarchat',
  accion: 'guardarchat',
  caso: { campo: 'tipo', valor: 'cotizacion' },
  access: { perfiles: QUOTERS },
  summary: 'Agrega un comentario al chat de una cotización',
  request: z.strictObject({
    accion: z.literal('guardarchat'),
    tipo: z.literal('cotizacion'),
    user: z.unknown().optional(),
    texto: longText,
    cotizacion: cotizacionId,
    pedido: z.null().optional(),
  }),
  reply: z.object({ cotizacion: z.array(message) }),
  aggregate: quotation,
  stream: (request) => String(request.cotizacion),
  decide(state, { texto }, { user, now }) {
    const q = visibleQuotation(state, user);
    if (isRejection(q)) return q;
    const before = q.chat_validacion.map(({ usuario }) => usuario._id).filter((_id) => _id !== user._id);
    return [
      QuotationCommentAdded({
        cotizacion: refOf(q),
        texto,
        fecha: now,
        usuario: personOf(user),
        escribieron: [...new Set(before)],
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: 'Comentario agregado', cotizacion: [...state!.chat_validacion] }),
});
