import { isBlank } from '@power/domain/kernel/text';
import { noDay } from '@power/domain/kernel/when';
import { isRoomDelivery } from '@power/domain/streams/order/sale.shared';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import type { createQuotation, editQuotation } from '../../calls/quotations.ts';
import type { RequestFor } from '../../api/wire.ts';
import type { TypedLine, TypedQuotation, TypedTerms } from './typed-quotation.ts';

type NewQuotation = RequestFor<typeof createQuotation>['cotizacion'];
type ChangedQuotation = RequestFor<typeof editQuotation>['cotizacion'];

/** Lines as the server is asked for them. */
export const linesAsked = (lines: readonly TypedLine[]): NewQuotation['productos_cotizacion'] =>
  lines.map(
    ({ linea, producto, cantidad, valor_propuesto, valor_total_propuesto, seccion, comentario, modificable }) => ({
      ...(linea !== undefined && { linea }),
      producto,
      cantidad: cantidad ?? 0,
      ...(valor_total_propuesto !== undefined
        ? { valor_total_propuesto }
        : valor_propuesto !== undefined && { valor_propuesto }),
      seccion: seccion?.trim() || null,
      comentario: comentario?.trim() || null,
      ...(modificable !== undefined && { modificable }),
    }),
  );

const text = (value: string): string | null => value.trim() || null;

/** Conditions as the server knows them. */
function termsOf(t: TypedTerms) {
  const room = isRoomDelivery(t.tipo_entrega);
  const address = { calle: t.calle.trim(), comuna: t.comuna.trim(), region: t.region.trim() };
  const whole = Object.values(address).every((part) => part !== '');
  return {
    condicion_pago: text(t.condicion_pago) ?? undefined,
    metodo_pago: text(t.metodo_pago),
    tipo_entrega: t.tipo_entrega,
    bodega_entrega: text(t.bodega_entrega) ?? undefined,
    direccion_despacho: room || !whole ? null : { ...address, referencia: t.referencia_direccion.trim() },
    contacto: text(t.contacto),
    referencia: text(t.referencia),
    observacion: text(t.observacion),
    validez: text(t.validez) ?? undefined,
    condiciones: t.condiciones && [...t.condiciones],
  };
}

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The request of a new quotation; its customer is chosen. */
export const newQuotation = (q: TypedQuotation): NewQuotation =>
  withoutUndefined({
    ...termsOf(q),
    cliente: q.cliente!._id,
    moneda: q.moneda,
    transporte: q.transporte,
    copia_de: q.copia_de ?? undefined,
    rma: q.rma,
    productos_cotizacion: linesAsked(q.lineas),
  }) as NewQuotation;

/** The request of another version: all lines, and of the conditions those that differ from what was opened. */
export function changedQuotation(q: TypedQuotation, opened: QuotationSheet): ChangedQuotation {
  const wanted = termsOf(q);
  const before: Readonly<Record<string, unknown>> = { ...opened, condiciones: undefined };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field] ?? null),
  );
  return {
    ...Object.fromEntries(changed),
    ...(q.moneda !== opened.moneda && { moneda: q.moneda }),
    ...(q.transporte !== opened.transporte && { transporte: q.transporte }),
    _id: opened._id,
    productos_cotizacion: linesAsked(q.lineas),
  } as ChangedQuotation;
}

/** What stops it from being saved, by field. */
export function missingOf(q: TypedQuotation): Readonly<Record<string, string>> {
  const missing: Record<string, string> = {};
  if (!q.cliente) missing.cliente = 'Elige un cliente';
  if (q.lineas.length === 0) missing.lineas = 'Agrega al menos un producto';
  if (isBlank(q.bodega_entrega)) missing.bodega_entrega = 'Elige la bodega de entrega';
  if (!isRoomDelivery(q.tipo_entrega) && [q.calle, q.comuna, q.region].some((part) => isBlank(part)))
    missing.calle = 'Ingresa la dirección de despacho.';
  if (q.validez !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(q.validez)) missing.validez = noDay({ input: q.validez });
  return missing;
}
