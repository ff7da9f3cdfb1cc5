import { defineClaim } from '../kernel/claim.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Persona } from '../streams/order/sale.shared.ts';
import { QuotationConverted } from './events.ts';
import { type QuotationState, refOf } from './quotation.ts';

/**
 * Which conversion makes the order of a quotation: its own, or that of one of its reservations (`R-<number>`). Both are
 * decided on streams of their own, and a quotation is one order.
 */
export const quotationOrder = defineClaim(
  'quotationorder',
  'QuotationOrderClaimed',
  'Pedido de la cotización asignado',
);

/** A quotation's own conversion, as its order is claimed. */
export const OWN_CONVERSION = 'cotizacion';

/** A quotation whose reservation is an order now; nothing where it is converted already, or was cancelled. */
export const convertedAs = (
  q: QuotationState,
  { number, codigo_sap, usuario }: { readonly number: number; readonly codigo_sap: string; readonly usuario: Persona },
): readonly DomainEvent[] =>
  !q || q.estado === 'Convertida' || q.estado === 'Anulada'
    ? []
    : [QuotationConverted({ cotizacion: refOf(q), estado: 'Convertida', pedido: number, codigo_sap, usuario })];
