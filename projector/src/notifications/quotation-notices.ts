import type { EventContext } from '@power/domain/kernel/event';
import { sentence } from '@power/domain/kernel/text';
import {
  QuotationAccepted,
  QuotationCommentAdded,
  QuotationCreated,
  QuotationDeclined,
  QuotationExpired,
  QuotationLinesChanged,
  QuotationLinesJudged,
  QuotationOpened,
  QuotationQuestionAsked,
  type RefCotizacion,
} from '@power/domain/quotations/events';
import { refOf } from '@power/domain/quotations/ref.shared';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';
import { by, type Notice, NOTICES, tellPeople, tellWhoApproves } from './notices.shared.ts';

const linkTo = ({ number }: RefCotizacion): string => `listado-cotizaciones?ncot=${number}`;

/** Tells the quotation's seller. */
const tell = (q: RefCotizacion, notice: Notice, c: EventContext, tools: ProcessTools): Promise<void> =>
  tellPeople([q.ejecutivo._id], linkTo(q), notice, c, tools);

/** Tells whoever has the flag `validar` that prices wait which did not before. */
const tellApprovers = async (q: RefCotizacion, waiting: number, c: EventContext, tools: ProcessTools): Promise<void> =>
  waiting === 0
    ? undefined
    : tellWhoApproves(
        `${linkTo(q)}&ver=validar`,
        {
          tipo: 'precios_por_validar',
          titulo: `Precios por validar en la cotización N° ${q.number}`,
          comentario: sentence(
            `${by(c)} dejó ${waiting === 1 ? 'un precio' : `${waiting} precios`} por validar en la cotización de ${q.cliente.nombre}`,
          ),
        },
        c,
        tools,
      );

const waiting = (lines: readonly { validado: boolean }[]): number => lines.filter(({ validado }) => !validado).length;

/** What the sellers and validators of a quotation want to know without looking; what its customer does comes first of all. */
export default defineProcess(
  'notifications/quotation-notices',
  'Avisos de cotizaciones',
  [
    react(QuotationCreated, (q, c, tools) => tellApprovers(refOf(q), q.por_validar, c, tools)),
    react(QuotationLinesChanged, ({ cotizacion, cambiadas, antes, por_validar }, c, tools) =>
      waiting(cambiadas) > waiting(antes) ? tellApprovers(cotizacion, por_validar, c, tools) : Promise.resolve(),
    ),
    react(QuotationLinesJudged, ({ cotizacion, lineas, comentario }, c, tools) => {
      const refused = lineas.filter(({ aprobada }) => !aprobada).length;
      return tell(
        cotizacion,
        {
          tipo: 'precios_revisados',
          titulo: `Precios revisados en la cotización N° ${cotizacion.number}`,
          comentario:
            refused === 0
              ? sentence(`${by(c)} aprobó los precios de ${cotizacion.cliente.nombre}`)
              : sentence(`${by(c)} rechazó ${refused} de ${lineas.length} precios de ${cotizacion.cliente.nombre}`),
          adicional: comentario,
        },
        c,
        tools,
      );
    }),
    react(QuotationOpened, async ({ cotizacion, primera }, c, tools) => {
      if (primera)
        await tell(
          cotizacion,
          {
            tipo: 'cotizacion_abierta',
            titulo: `Cotización N° ${cotizacion.number} abierta`,
            comentario: `${cotizacion.cliente.nombre} abrió su cotización.`,
          },
          c,
          tools,
        );
    }),
    react(QuotationQuestionAsked, ({ cotizacion, nombre, part_number, texto }, c, tools) =>
      tell(
        cotizacion,
        {
          tipo: 'cotizacion_pregunta',
          titulo: `Pregunta en la cotización N° ${cotizacion.number}`,
          comentario: `${nombre}, de ${cotizacion.cliente.nombre}, pregunta${part_number === null ? '' : ` por ${part_number}`}.`,
          adicional: texto,
        },
        c,
        tools,
      ),
    ),
    react(QuotationAccepted, ({ cotizacion, nombre, rut }, c, tools) =>
      tell(
        cotizacion,
        {
          tipo: 'cotizacion_aceptada',
          titulo: `Cotización N° ${cotizacion.number} aceptada`,
          comentario: sentence(`${nombre} (${rut}) aceptó la cotización de ${cotizacion.cliente.nombre}`),
        },
        c,
        tools,
      ),
    ),
    react(QuotationDeclined, ({ cotizacion, motivo }, c, tools) =>
      tell(
        cotizacion,
        {
          tipo: 'cotizacion_declinada',
          titulo: `Cotización N° ${cotizacion.number} declinada`,
          comentario: `${cotizacion.cliente.nombre} declinó la cotización.`,
          adicional: motivo,
        },
        c,
        tools,
      ),
    ),
    react(QuotationCommentAdded, ({ cotizacion, texto, escribieron }, c, tools) =>
      tellPeople(
        [cotizacion.ejecutivo._id, ...escribieron],
        linkTo(cotizacion),
        {
          tipo: 'cotizacion_comentada',
          titulo: `Comentario en la cotización N° ${cotizacion.number}`,
          comentario: sentence(`${by(c)} comentó la cotización de ${cotizacion.cliente.nombre}`),
          adicional: texto,
        },
        c,
        tools,
      ),
    ),
    react(QuotationExpired, ({ cotizacion }, c, tools) =>
      tell(
        cotizacion,
        {
          tipo: 'cotizacion_expirada',
          titulo: `Cotización N° ${cotizacion.number} expirada`,
          comentario: `La cotización de ${cotizacion.cliente.nombre} expiró. Cópiala para seguir con precios de hoy.`,
        },
        c,
        tools,
      ),
    ),
  ],
  NOTICES,
);
