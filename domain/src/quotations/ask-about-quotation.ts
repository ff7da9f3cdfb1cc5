import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { QuotationQuestionAsked } from './events.ts';
import { personName, publicCommand, tokenText } from './public-base.ts';
import { refOf } from './quotation.ts';
import { MOST_QUESTIONS, type SharedFacts, sharedQuotation } from './shared-quotation.ts';

const TITLE = 'La pregunta no se envió';

/** A question of the customer about a line, or about the whole quotation. */
export const askAboutQuotation = defineCommand({
  ...publicCommand,
  name: 'ask-about-quotation',
  accion: 'preguntar',
  summary: 'El cliente pregunta por una línea de su cotización',
  request: z.strictObject({
    accion: z.literal('preguntar'),
    token: tokenText,
    linea: z.number().int().positive().nullable().default(null),
    texto: z.string().trim().min(1, 'Escribe tu pregunta').max(1000),
    nombre: personName,
  }),
  decide(state, { linea, texto, nombre }, { facts, now }: DecideContext<SharedFacts>) {
    const q = sharedQuotation(state, facts.token_hash, now);
    if (isRejection(q)) return q;
    const line = q.productos_cotizacion.find((l) => l.linea === linea);
    if (linea !== null && !line)
      return reject('LINEA_NO_EXISTE', TITLE, 'Esa línea ya no está en la cotización. Ábrela de nuevo.');
    if (q.preguntas.some((p) => p.linea === linea && p.texto === texto)) return [];
    if (q.preguntas.length >= MOST_QUESTIONS)
      return reject('DEMASIADAS_PREGUNTAS', TITLE, `Ya hiciste muchas preguntas. Llama a ${q.ejecutivo.nombre}.`);
    return [
      QuotationQuestionAsked({
        cotizacion: refOf(q),
        estado: q.estado,
        pregunta: q.preguntas.length + 1,
        linea,
        part_number: line?.producto.part_number ?? null,
        texto,
        nombre,
        fecha: now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `${state!.ejecutivo.nombre} recibió tu pregunta. La respuesta aparecerá aquí.` }),
});
