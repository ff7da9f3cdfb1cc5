import type { EventContext } from '@power/domain/kernel/event';
import {
  QuotationAccepted,
  QuotationCancelled,
  QuotationClientChanged,
  QuotationCommentAdded,
  QuotationConverted,
  QuotationCreated,
  QuotationDeclined,
  QuotationExpired,
  QuotationHeaderChanged,
  QuotationLinesChanged,
  QuotationLinesJudged,
  QuotationLinkIssued,
  QuotationLinkRevoked,
  QuotationOpened,
  QuotationQuestionAnswered,
  QuotationQuestionAsked,
  QuotationSent,
  QuotationWebVisibilitySet,
} from '@power/domain/quotations/events';
import type { Sumas, Transporte } from '@power/domain/quotations/parts';
import { type QuotationRow, quotationRow } from '@power/domain/quotations/views/quotation-row';
import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

type Line = { readonly producto: { readonly _id: string } };
const key = (d: { cotizacion: { _id: string } }): string[] => [d.cotizacion._id];

/** Every event touches the row; one that moves the state also restarts its clock. */
function touch(
  row: QuotationRow | undefined,
  context: EventContext,
  change: Partial<QuotationRow> = {},
): QuotationRow | undefined {
  if (!row) throw new Error(`quotation ${context.stream} has no row before version ${context.version}`);
  const moved = change.estado !== undefined && change.estado !== row.estado;
  return {
    ...row,
    ...change,
    updatedAt: context.at,
    version: context.version,
    ...(moved && { estado_at: context.at }),
  };
}

/** What lists tell of its lines. */
const ofLines = ({
  neto,
  iva,
  total,
  total_moneda,
  total_aereo,
  total_maritimo,
  margen,
  lineas,
  unidades,
  por_validar,
  marcas,
}: Sumas) => ({
  neto,
  iva,
  total,
  total_moneda,
  total_aereo,
  total_maritimo,
  margen,
  lineas,
  unidades,
  por_validar,
  marcas,
});

/** The product of each line, once more for each line that has it, after a change that names only those that differ. */
function productsAfter(
  before: readonly string[],
  { antes, cambiadas }: { readonly antes: readonly Line[]; readonly cambiadas: readonly Line[] },
): string[] {
  const left = [...before];
  for (const { producto } of antes) {
    const at = left.indexOf(producto._id);
    if (at >= 0) left.splice(at, 1);
  }
  return [...left, ...cambiadas.map(({ producto }) => producto._id)].sort();
}

const shownTerms = ({
  moneda,
  transporte,
  tipo_cambio,
}: Pick<QuotationRow, 'moneda' | 'tipo_cambio'> & { transporte: Transporte }) => ({
  moneda,
  transporte: moneda === 'pesos' ? null : transporte,
  tipo_cambio,
});

/** *Listado de cotizaciones*; temporal, so that any past day can be shown. */
export default rowProjection(quotationRow, {
  version: 8,
  indexes: [
    ['copia_de'],
    ['number'],
    ['estado', 'createdAt'],
    ['createdAt'],
    ['validez'],
    ['ejecutivo_id', 'createdAt'],
    ['cliente_id', 'createdAt'],
    { sql: '(ops.plain(cliente_nombre), _key)' },
  ],
  rules: [
    rule(
      QuotationCreated,
      (d) => [d._id],
      (_, d, c) => ({
        _id: d._id,
        number: d.number,
        copia_de: d.copia_de,
        estado: d.estado,
        cliente_id: d.cliente._id,
        cliente_nombre: d.cliente.nombre,
        legalcode: d.cliente.datos_cliente.legalCode,
        tipo_cliente: d.cliente.datos_cliente.tipo,
        ejecutivo_id: d.ejecutivo._id,
        ejecutivo_nombre: d.ejecutivo.nombre,
        ...shownTerms(d),
        ...ofLines(d),
        validez: d.validez,
        condicion_pago: d.condicion_pago,
        bodega_entrega: d.bodega_entrega,
        referencia: d.referencia,
        version_guardada: 1,
        visible_web: false,
        pedido: null,
        motivo_anulacion: null,
        abierta: null,
        respuesta: null,
        comentarios: 0,
        createdAt: d.createdAt,
        updatedAt: c.at,
        estado_at: c.at,
        version: c.version,
        productos: d.productos_cotizacion.map(({ producto }) => producto._id).sort(),
      }),
    ),
    rule(QuotationLinesChanged, key, (row, d, c) =>
      touch(row, c, {
        ...ofLines(d),
        ...(d.terminos && shownTerms(d.terminos.ahora)),
        productos: productsAfter(row?.productos ?? [], d),
        estado: d.estado,
        respuesta: null,
        version_guardada: (row?.version_guardada ?? 0) + 1,
      }),
    ),
    rule(QuotationHeaderChanged, key, (row, { estado, cambios, con_lineas }, c) => {
      const { condicion_pago, bodega_entrega, referencia, validez } = cambios;
      return touch(row, c, {
        estado,
        respuesta: null,
        ...(condicion_pago !== undefined && { condicion_pago }),
        ...(bodega_entrega !== undefined && { bodega_entrega }),
        ...(referencia !== undefined && { referencia }),
        ...(validez !== undefined && { validez }),
        version_guardada: (row?.version_guardada ?? 0) + (con_lineas ? 0 : 1),
      });
    }),
    rule(QuotationClientChanged, key, (row, { cliente }, c) =>
      touch(row, c, {
        cliente_id: cliente._id,
        cliente_nombre: cliente.nombre,
        legalcode: cliente.datos_cliente.legalCode,
        tipo_cliente: cliente.datos_cliente.tipo,
      }),
    ),
    rule(QuotationLinesJudged, key, (row, { estado, lineas }, c) =>
      touch(row, c, {
        estado,
        por_validar: (row?.por_validar ?? 0) - lineas.filter((line) => line.aprobada).length,
      }),
    ),
    rule(QuotationConverted, key, (row, { estado, pedido }, c) => touch(row, c, { estado, pedido })),
    rule(QuotationCancelled, key, (row, { estado, motivo }, c) => touch(row, c, { estado, motivo_anulacion: motivo })),
    rule(QuotationExpired, key, (row, { estado }, c) => touch(row, c, { estado })),
    rule(QuotationWebVisibilitySet, key, (row, { visible }, c) => touch(row, c, { visible_web: visible })),
    rule(AttachmentAdded, attachedTo('quotation'), (row, _, c) => touch(row, c, {})),
    rule(AttachmentRemoved, attachedTo('quotation'), (row, _, c) => touch(row, c, {})),
    rule(QuotationOpened, key, (row, { fecha }, c) => touch(row, c, { abierta: fecha })),
    rule(QuotationAccepted, key, (row, _, c) => touch(row, c, { respuesta: 'aceptada' })),
    rule(QuotationDeclined, key, (row, _, c) => touch(row, c, { respuesta: 'declinada' })),
    rule(QuotationLinkIssued, key, (row, _, c) => touch(row, c)),
    rule(QuotationLinkRevoked, key, (row, _, c) => touch(row, c)),
    rule(QuotationSent, key, (row, _, c) => touch(row, c)),
    rule(QuotationQuestionAsked, key, (row, _, c) => touch(row, c)),
    rule(QuotationQuestionAnswered, key, (row, _, c) => touch(row, c)),
    rule(QuotationCommentAdded, key, (row, _, c) => touch(row, c, { comentarios: (row?.comentarios ?? 0) + 1 })),
  ],
});
