import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { optionalText, seenVersion } from '../kernel/text.ts';
import { personOf } from '../kernel/principal.ts';
import { QuotationLinesJudged } from './events.ts';
import { cotizacionId, forQuotation, openQuotation, QUOTERS } from './guards.ts';
import { tierPrice } from './line-rules.ts';
import { openState, pendingLines, quotation, refOf, waitingLines } from './quotation.ts';

const TITLE = 'Los precios no fueron revisados';

/** Somebody with the flag `validar` approves or refuses proposed prices, line by line or all that wait (document 2 §4). */
export const judgeQuotation = defineCommand({
  name: 'judge-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/validar',
  accion: 'validarsistema',
  access: { perfiles: QUOTERS, permiso: 'validar' },
  summary: 'Aprueba o rechaza los precios propuestos de una cotización',
  request: z.strictObject({
    accion: z.literal('validarsistema'),
    cotizacion: z.strictObject({
      _id: cotizacionId,
      /** Absent: every line that waits is approved. */
      lineas: z
        .array(
          z.strictObject({
            linea: z.number().int().positive(),
            aprobada: z.boolean(),
            motivo: optionalText,
          }),
        )
        .min(1)
        .max(300)
        .optional(),
      comentario: optionalText,
    }),
    expectedVersion: seenVersion,
  }),
  reply: z.object({ estado: z.string() }),
  aggregate: quotation,
  stream: (request) => String(request.cotizacion._id),
  when: forQuotation(TITLE, (q) =>
    waitingLines(q).length > 0
      ? undefined
      : reject('NADA_POR_VALIDAR', TITLE, `La Cotización N° ${q.number} no tiene precios por validar.`),
  ),
  decide(state, { cotizacion: { lineas, comentario } }, context) {
    const q = openQuotation(state, context, TITLE);
    if (isRejection(q)) return q;
    const waiting = waitingLines(q);
    const verdicts = lineas ?? waiting.map(({ linea }) => ({ linea, aprobada: true, motivo: undefined }));
    const other = verdicts.find(({ linea }) => !waiting.some((line) => line.linea === linea));
    if (other)
      return reject(
        'NADA_POR_VALIDAR',
        TITLE,
        `La línea ${other.linea} de la Cotización N° ${q.number} no espera validación. Ábrela de nuevo.`,
      );
    const bare = verdicts.find(({ aprobada, motivo }) => !aprobada && !motivo && !comentario);
    if (bare) return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo del rechazo.');
    const judged = verdicts.map(({ linea, aprobada, motivo }) => {
      const line = waiting.find((l) => l.linea === linea)!;
      return {
        linea,
        aprobada,
        part_number: line.producto.part_number,
        cantidad: line.cantidad,
        valor_propuesto: line.valor_propuesto ?? line.precio,
        precio: line.precio,
        precio_lista: tierPrice(line.producto, q.cliente.datos_cliente.tipo) ?? null,
        pmp: line.producto.pmp,
        motivo: aprobada ? motivo || null : motivo || comentario || null,
      };
    });
    const approved = new Set(judged.filter((line) => line.aprobada).map((line) => line.linea));
    const lines = q.productos_cotizacion.map((line) => ({
      ...line,
      validado: approved.has(line.linea) || !waiting.some(({ linea }) => linea === line.linea),
    }));
    return [
      QuotationLinesJudged({
        cotizacion: refOf(q),
        estado: openState(lines, true),
        usuario: personOf(context.user),
        comentario: comentario || null,
        lineas: judged,
      }),
    ];
  },
  answer: ({ state }) => {
    const left = pendingLines(state!.productos_cotizacion).length;
    return {
      mensaje:
        left === 0
          ? `Los precios de la Cotización N° ${state!.number} fueron aprobados`
          : `Precios revisados; en la Cotización N° ${state!.number} ${left === 1 ? 'queda 1 pendiente' : `quedan ${left} pendientes`}`,
      estado: state!.estado,
    };
  },
});
