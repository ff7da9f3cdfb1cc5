import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Persona } from '../streams/order/sale.shared.ts';
import {
  QuotationCancelled,
  QuotationClientChanged,
  QuotationCommentAdded,
  QuotationConverted,
  QuotationCreated,
  QuotationExpired,
  QuotationHeaderChanged,
  QuotationLinesChanged,
  QuotationLinesJudged,
  QuotationWebVisibilitySet,
} from './events.ts';
import { type CustomerSide, customerFolds, noCustomerYet } from './customer-side.ts';
import { isWaiting, type LineTerms } from './line-rules.ts';
import type { EstadoCotizacion, LineaCotizacion } from './parts.ts';

export interface QuotationMessage {
  readonly texto: string;
  readonly fecha: string;
  readonly usuario: Persona;
}

/** The conversion as the stream has it: its data, and when it was decided. */
export interface Conversion {
  readonly data: z.infer<typeof QuotationConverted.data>;
  readonly at: string;
}

export type Quotation = z.infer<typeof QuotationCreated.data> &
  Attached &
  CustomerSide & {
    readonly chat_validacion: readonly QuotationMessage[];
    /** Saved versions: the first is 1; what does not touch its lines or terms makes none. */
    readonly version_guardada: number;
    /** Somebody with `validar` has decided on a price of it. */
    readonly revisada: boolean;
    readonly visible_web: boolean;
    /** How often its validity was extended. */
    readonly ampliaciones: number;
    /** Number of the order that it became. */
    readonly pedido: number | null;
    /** What its order is made from. */
    readonly conversion?: Conversion;
    readonly motivo_anulacion: string | null;
  };

/** Undefined until created. */
export type QuotationState = Quotation | undefined;

const put = (s: QuotationState, change: Partial<Quotation>): QuotationState => s && { ...s, ...change };

/** The lines after a change that names only those that differ. */
export function mergedLines(
  lines: readonly LineaCotizacion[],
  d: {
    readonly cambiadas: readonly LineaCotizacion[];
    readonly quitadas: readonly number[];
    readonly orden: readonly number[] | null;
  },
): LineaCotizacion[] {
  const gone = new Set(d.quitadas);
  const all = new Map(lines.filter((line) => !gone.has(line.linea)).map((line) => [line.linea, line]));
  for (const line of d.cambiadas) all.set(line.linea, line);
  return d.orden === null ? [...all.values()] : d.orden.map((linea) => all.get(linea)!);
}

const judged = (line: LineaCotizacion, verdict: { aprobada: boolean; motivo: string | null } | undefined) =>
  verdict
    ? {
        ...line,
        requiere_validacion: true,
        validado: verdict.aprobada,
        rechazo: verdict.aprobada ? null : (verdict.motivo ?? ''),
      }
    : line;

/** Stream `quotation-<number>`. */
export const quotation = defineAggregate<QuotationState>('quotation', undefined, [
  on(QuotationCreated, (_s, d) => ({
    ...d,
    ...noCustomerYet,
    chat_validacion: [],
    version_guardada: 1,
    revisada: false,
    visible_web: false,
    ampliaciones: 0,
    pedido: null,
    motivo_anulacion: null,
  })),
  on(QuotationLinesChanged, (s, d) => {
    const { cotizacion: _c, antes: _a, cambiadas: _l, quitadas: _q, orden: _o, terminos, ...sums } = d;
    const productos_cotizacion = mergedLines(s?.productos_cotizacion ?? [], d);
    const version_guardada = (s?.version_guardada ?? 0) + 1;
    return put(s, { productos_cotizacion, ...terminos?.ahora, ...sums, respuesta: null, version_guardada });
  }),
  on(QuotationHeaderChanged, (s, d) =>
    put(s, {
      ...d.cambios,
      ampliaciones: (s?.ampliaciones ?? 0) + ((d.cambios.validez ?? '') > (d.antes.validez ?? '') ? 1 : 0),
      estado: d.estado,
      respuesta: null,
      version_guardada: (s?.version_guardada ?? 0) + (d.con_lineas ? 0 : 1),
    }),
  ),
  on(QuotationClientChanged, (s, { cliente }) => put(s, { cliente })),
  on(QuotationLinesJudged, (s, d) => {
    const verdicts = new Map(d.lineas.map((line) => [line.linea, line]));
    const productos_cotizacion = (s?.productos_cotizacion ?? []).map((line) => judged(line, verdicts.get(line.linea)));
    const por_validar = pendingLines(productos_cotizacion).length;
    return put(s, { productos_cotizacion, por_validar, estado: d.estado, revisada: true });
  }),
  on(QuotationConverted, (s, data, { at }) =>
    put(s, { estado: data.estado, pedido: data.pedido, conversion: { data, at } }),
  ),
  on(QuotationCancelled, (s, d) => put(s, { estado: d.estado, motivo_anulacion: d.motivo })),
  on(QuotationExpired, (s, d) => put(s, { estado: d.estado })),
  on(QuotationWebVisibilitySet, (s, d) => put(s, { visible_web: d.visible })),
  on(QuotationCommentAdded, (s, { texto, fecha, usuario }) =>
    put(s, { chat_validacion: [...(s?.chat_validacion ?? []), { texto, fecha, usuario }] }),
  ),
  ...attachmentFolds<Quotation>(),
  ...customerFolds<Quotation>(),
]);

export { refOf } from './ref.shared.ts';

/** Lines whose price waits for somebody with `validar`. */
export const pendingLines = (lines: readonly LineaCotizacion[]): LineaCotizacion[] =>
  lines.filter((line) => !line.validado);

/** What the rules of its lines ask of a quotation. */
export const lineTerms = ({
  moneda,
  transporte,
  tipo_cambio,
  cliente,
}: Pick<Quotation, 'moneda' | 'transporte' | 'tipo_cambio' | 'cliente'>): LineTerms => ({
  moneda,
  transporte,
  tipo_cambio,
  tipo: cliente.datos_cliente.tipo,
});

/** They, and those that an older rule let pass: what is approved, sent or converted today is held against the rule of today. */
export const waitingLines = (q: Quotation): LineaCotizacion[] =>
  q.productos_cotizacion.filter((line) => isWaiting(line, lineTerms(q)));

/** A seller made its customer without a type, so that nobody has said yet which prices are the customer's. */
export const waitsForType = ({ cliente }: Pick<Quotation, 'cliente'>): boolean =>
  cliente.datos_cliente.por_clasificar === true;

/** Why it goes to nobody yet; undefined for a customer with a type, or whom somebody left without one. */
export const noType = (q: Quotation, titulo: string): Rejection | undefined =>
  waitsForType(q)
    ? reject(
        'CLIENTE_SIN_TIPO',
        titulo,
        `${q.cliente.nombre} no tiene tipo de cliente todavía. Un Administrador fue avisado: espera a que se lo asigne.`,
      )
    : undefined;

/** State that an open quotation has for its lines (requirements §0.2). */
export const openState = (lines: readonly LineaCotizacion[], revisada: boolean): EstadoCotizacion =>
  pendingLines(lines).length > 0 ? 'Por Validar' : revisada ? 'Validada' : 'Vigente';
