import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { refOf, serviceCase } from './case.ts';
import { RmaQuoted } from './events.ts';
import { inState, RMA_QUOTERS, rmaId } from './guards.ts';

/** The quotation as its own stream has it, if the person may see it; null takes the link away. */
export interface QuoteFacts {
  readonly cotizacion: {
    readonly number: number;
    readonly estado: string;
    readonly cliente: { readonly _id: string; readonly nombre: string };
  } | null;
  /** Number of the quotation that was made from this case and is not over; null where there is none. */
  readonly propia: number | null;
}

const TITLE = 'La cotización no se vinculó';
/** *Cotización de reparación*: what the customer pays for, out of warranty; the quotation names the case in turn. */
export const quoteRepair = defineCommand({
  name: 'quote-rma',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'cotizacion',
  access: { perfiles: RMA_QUOTERS },
  summary: 'Vincula un RMA con la cotización de su reparación, o quita el vínculo',
  request: z.strictObject({
    accion: z.literal('cotizacion'),
    id: rmaId,
    cotizacion: z.number('Ingresa el número de la cotización').int().positive().max(2_147_483_647).nullable(),
    expectedVersion,
  }),
  aggregate: serviceCase,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: inState(TITLE, 'Solicitado', 'Aprobado', 'Recibido', 'En Diagnóstico', 'Resuelto'),
  decide(state, _request, { facts: { cotizacion, propia } }: DecideContext<QuoteFacts>) {
    const r = state!;
    const no = (codigo: string, mensaje: string) => reject(codigo, TITLE, mensaje, { campo: 'cotizacion' });
    if (cotizacion && cotizacion.cliente._id !== r.cliente._id)
      return no(
        'OTRO_CLIENTE',
        `La Cotización N° ${cotizacion.number} es de ${cotizacion.cliente.nombre} y el RMA de ${r.cliente.nombre}. Elige una de su cliente.`,
      );
    if (cotizacion && (cotizacion.estado === 'Anulada' || cotizacion.estado === 'Expirada'))
      return no(
        'ESTADO_NO_PERMITE',
        `La Cotización N° ${cotizacion.number} está ${cotizacion.estado}: elige una que siga en pie.`,
      );
    const number = cotizacion?.number ?? null;
    if (propia !== null && propia !== number)
      return no(
        'COTIZACION_DEL_RMA',
        `La Cotización N° ${propia} se hizo desde el RMA N° ${r.number} y sigue en pie. Anúlala para vincular otra.`,
      );
    return number === r.cotizacion ? [] : [RmaQuoted({ rma: refOf(r), antes: r.cotizacion, cotizacion: number })];
  },
  answer: ({ state: s }) => ({
    mensaje:
      s!.cotizacion === null
        ? `El RMA N° ${s!.number} quedó sin cotización`
        : `El RMA N° ${s!.number} quedó vinculado a la Cotización N° ${s!.cotizacion}`,
  }),
});
