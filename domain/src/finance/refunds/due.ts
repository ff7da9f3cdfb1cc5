import type { DomainEvent } from '../../kernel/event.ts';
import { billOf, isShort } from '../../streams/order/billing.shared.ts';
import { standingTotal } from '../../streams/order/credit.shared.ts';
import { cardPaid, type Order, type OrderState } from '../../streams/order/order.ts';
import type { DocumentoPagado } from '../../streams/settlement/parts.ts';
import { RefundDue } from '../../streams/settlement/refund-events.ts';
import type { CausaDevolucion } from '../../streams/settlement/refund-terms.shared.ts';
import { returnedOf } from '../../streams/settlement/refunds.ts';
import { bankedOf, type SettlementState } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';

/** Pesos of one card payment whose transaction is known by its token; 0 without. */
export const byWebpay = ({ datos_wp, pago_por_devolver, enlace }: Order): number =>
  enlace ? ((datos_wp ?? pago_por_devolver)?.amount ?? 0) : 0;

/**
 * Pesos that the customer has to pay with money for the order as it stands: none of a cancelled one, after a shortage what
 * was picked, after an invoice that without its credit notes. Pesos Mobile pay first where the card paid the rest.
 */
export function worthOf(o: Order): number {
  if (o.estatus === 'Anulado') return 0;
  const total = !o.factura && o.picking?.terminado ? billOf(o).total : standingTotal(o);
  return o.datos_wp ? Math.max(0, total - o.puntosUtilizados) : total;
}

/** Pesos paid beyond what the order is worth, whether or not they were returned since; never more than what was paid. */
export const dueBack = (o: Order, state: SettlementState): number =>
  Math.max(0, cardPaid(o) + bankedOf(state) - worthOf(o));

function causeOf(o: Order): CausaDevolucion {
  if (o.estatus === 'Anulado') return 'Pedido anulado';
  if (o.notas_credito?.length) return 'Nota de crédito';
  if (isShort(o)) return 'Faltantes';
  if (o.factura && o.factura.total < o.total) return 'Facturado por menos';
  // Lines of an order that its card paid, or that was invoiced, do not change.
  return o.datos_wp || o.factura ? 'Pago de más' : 'Cambio de líneas';
}

/** The order as its payments and refunds name it. */
export const documentOf = (o: Order): DocumentoPagado => ({
  _id: paidDocument('Cliente', o.number),
  de: 'Cliente',
  number: o.number,
  factura: o.factura ? String(o.factura.folio) : '',
  nombre: o.client.name,
});

/** The event that says how much is to be returned; none where the stream says so already. Anybody may repeat it. */
export function assessmentOf(o: OrderState, state: SettlementState): DomainEvent[] {
  if (!o) return [];
  const monto = dueBack(o, state);
  const antes = state?.por_devolver?.monto ?? 0;
  if (monto === antes && (monto === 0 || state?.por_devolver?.tarjeta === cardPaid(o))) return [];
  return [
    RefundDue({
      documento: documentOf(o),
      cliente_id: o.client._id,
      ejecutivo: o.ejecutivo._id,
      causa: causeOf(o),
      monto,
      antes,
      tarjeta: cardPaid(o),
      banco: bankedOf(state),
      por_webpay: byWebpay(o),
    }),
  ];
}

/** Pesos that Webpay can still return of an order. */
export const leftAtWebpay = (o: Order, state: SettlementState): number =>
  Math.max(0, byWebpay(o) - returnedOf(state, 'Webpay'));
