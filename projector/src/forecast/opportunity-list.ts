import {
  OpportunityAmountChanged,
  OpportunityClientChanged,
  OpportunityCreated,
  OpportunityEventScheduled,
  OpportunityInvoiced,
  OpportunityLost,
  OpportunityMoved,
  OpportunityOrdered,
  OpportunityRemoved,
  OpportunityTracked,
} from '@power/domain/forecast/events';
import type { EntradaSeguimiento, MontoMarca, RefOportunidad } from '@power/domain/forecast/parts';
import { type OpportunityRow, opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { AttachmentAdded, attachedTo, AttachmentRemoved } from '@power/domain/kernel/attachment-events';
import type { EventContext } from '@power/domain/kernel/event';
import {
  QuotationCancelled,
  QuotationConverted,
  QuotationExpired,
  QuotationHeaderChanged,
  QuotationLinesChanged,
  QuotationLinesJudged,
} from '@power/domain/quotations/events';
import { type EstadoCotizacion, SIN_EFECTO } from '@power/domain/quotations/parts';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { noteFrames } from './note-frames.ts';

type Stage = Pick<OpportunityRow, 'porcentaje' | 'estado' | 'monto_total' | 'monto_asegurado'> & {
  readonly etapa: string;
};

const key = (d: { oportunidad: RefOportunidad }): string[] => [d.oportunidad._id];

/** Every event touches the row. */
function touch(
  row: OpportunityRow | undefined,
  context: EventContext,
  change: Partial<OpportunityRow> = {},
): OpportunityRow | undefined {
  if (!row) throw new Error(`opportunity ${context.stream} has no row before version ${context.version}`);
  return { ...row, ...change, updatedAt: context.at, version: context.version };
}

const ofOpportunity = attachedTo('opportunity');
const ofStage = ({ porcentaje, etapa, estado, monto_total, monto_asegurado }: Stage) => ({
  porcentaje,
  etapa: etapa as OpportunityRow['etapa'],
  estado,
  monto_total,
  monto_asegurado,
});
const ofBrands = (montos: MontoMarca[]) => ({ montos, marcas: montos.map(({ marca }) => marca).sort() });
const ofStep = (row: OpportunityRow | undefined, { next_step, fechaAccion, comentario }: EntradaSeguimiento) => ({
  next_step,
  fechaAccion,
  comentario,
  seguimientos: (row?.seguimientos ?? 0) + 1,
});

type Quoted = { readonly cotizacion: { readonly number: number }; readonly estado: EstadoCotizacion };
/** The opportunity of a quotation has its number for an id. */
const ofQuotation = ({ cotizacion }: Quoted): string[] => [String(cotizacion.number)];
/** What its quotation came to changes nothing of the opportunity itself: version and last change are its own stream's. */
const quoted = (row: OpportunityRow | undefined, { estado }: Quoted): OpportunityRow | undefined =>
  row && { ...row, cotizacion_estado: SIN_EFECTO.find((over) => over === estado) ?? null };

/** Opportunities as boards, grids and figures read them; temporal, so that a forecast is shown as it was believed on any day. */
export default rowProjection(opportunityRow, {
  version: 6,
  // None holds what each event changes, as of orders.
  indexes: [
    ['cotizacion'],
    ['cliente_id'],
    ['year_cierre', 'mes_cierre'],
    ['usuario', 'year_cierre', 'mes_cierre'],
    ['facturado_at'],
    ['number'],
    ['pedido'],
  ],
  past: [['year_cierre', 'mes_cierre', '_hasta'], ['facturado_at']],
  rules: [
    rule(
      OpportunityCreated,
      (d) => [d._id],
      (_, d, c) => ({
        _id: d._id,
        number: d.number,
        cotizacion: d.cotizacion,
        // Only one that is open is followed.
        cotizacion_estado: null,
        usuario: d.usuario._id,
        usuario_nombre: d.usuario.nombre,
        cliente_id: d.cliente_id,
        cliente_nombre: d.cliente_nombre,
        ...ofStage(d),
        ...ofBrands(d.montos),
        next_step: null,
        fechaAccion: null,
        comentario: null,
        monto_facturado: 0,
        facturado_at: null,
        por_facturar: false,
        year_cierre: d.year_cierre,
        mes_cierre: d.mes_cierre,
        forecast: d.forecast,
        perdida: false,
        pedido: null,
        seguimientos: 0,
        createdAt: d.createdAt,
        updatedAt: c.at,
        version: c.version,
      }),
    ),
    rule(OpportunityTracked, key, (row, d, c) =>
      touch(row, c, { ...ofStage(d), ...ofBrands(d.montos), ...ofStep(row, d.paso) }),
    ),
    rule(OpportunityMoved, key, (row, { forecast, year_cierre, mes_cierre }, c) =>
      touch(row, c, { forecast, year_cierre, mes_cierre }),
    ),
    rule(OpportunityLost, key, (row, d, c) => touch(row, c, { ...ofStage(d), ...ofStep(row, d.paso), perdida: true })),
    rule(OpportunityAmountChanged, key, (row, d, c) => touch(row, c, { ...ofStage(d), ...ofBrands(d.montos) })),
    rule(OpportunityOrdered, key, (row, d, c) => touch(row, c, { ...ofStage(d), pedido: d.pedido })),
    rule(OpportunityInvoiced, key, (row, { monto_facturado, facturado_at, por_facturar }, c) =>
      touch(row, c, { monto_facturado, facturado_at, por_facturar }),
    ),
    rule(OpportunityClientChanged, key, (row, { cliente_id, cliente_nombre }, c) =>
      touch(row, c, { cliente_id, cliente_nombre }),
    ),
    rule(OpportunityEventScheduled, key, (row, _, c) => touch(row, c)),
    rule(AttachmentAdded, ofOpportunity, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofOpportunity, (row, _, c) => touch(row, c)),
    rule(OpportunityRemoved, key, (): OpportunityRow | undefined => undefined),
    rule(QuotationLinesChanged, ofQuotation, quoted),
    rule(QuotationHeaderChanged, ofQuotation, quoted),
    rule(QuotationLinesJudged, ofQuotation, quoted),
    rule(QuotationConverted, ofQuotation, quoted),
    rule(QuotationCancelled, ofQuotation, quoted),
    rule(QuotationExpired, ofQuotation, quoted),
  ],
  // Of a quotation its state alone is told here.
  ignores: [
    'QuotationCreated',
    'QuotationClientChanged',
    'QuotationWebVisibilitySet',
    'QuotationOpened',
    'QuotationAccepted',
    'QuotationDeclined',
    'QuotationLinkIssued',
    'QuotationLinkRevoked',
    'QuotationSent',
    'QuotationQuestionAsked',
    'QuotationQuestionAnswered',
    'QuotationCommentAdded',
  ],
  announcements: noteFrames,
});
