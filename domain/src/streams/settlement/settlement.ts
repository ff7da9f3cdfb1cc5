import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { roundCents } from '../../kernel/money.ts';
import { PaymentRegistered, PaymentReversed } from './events.ts';
import type { DocumentoPagado, PagoRegistrado } from './parts.ts';
import {
  RefundApplicationReversed,
  RefundApplied,
  RefundDue,
  RefundPaid,
  RefundRefused,
  RefundRequested,
  RefundTransferred,
  RefundUnanswered,
} from './refund-events.ts';
import { type Refund, returnedOf } from './refunds.ts';

export interface Settlement {
  readonly documento: DocumentoPagado;
  readonly pagos: readonly (PagoRegistrado & { readonly reversado: boolean })[];
  /** Pesos of an order that are to be returned, returned or not, and those that its card paid. */
  readonly por_devolver?: { readonly monto: number; readonly tarjeta: number };
  readonly devoluciones?: readonly Refund[];
}
export type SettlementState = Settlement | undefined;

const withRefund = (s: SettlementState, refund: Refund): SettlementState =>
  s && { ...s, devoluciones: [...(s.devoluciones ?? []), refund] };
const withOutcome = (s: SettlementState, devolucion: number, estado: Refund['estado']): SettlementState =>
  s && {
    ...s,
    devoluciones: (s.devoluciones ?? []).map((one) => (one.devolucion === devolucion ? { ...one, estado } : one)),
  };

/**
 * Stream `settlement-c10247`, `settlement-p12`: what was paid of one document and returned of it, because payments, their
 * reversals and refunds exclude each other: two people cannot pay it, or return it, twice.
 */
export const settlement = defineAggregate<SettlementState>('settlement', undefined, [
  on(PaymentRegistered, (s, { documento, registrado_por: _, ...pago }) => ({
    ...s,
    documento,
    pagos: [...(s?.pagos ?? []), { ...pago, reversado: false }],
  })),
  on(
    PaymentReversed,
    (s, { pago }) => s && { ...s, pagos: s.pagos.map((p) => (p.pago === pago ? { ...p, reversado: true } : p)) },
  ),
  on(RefundDue, (s, { documento, monto, tarjeta }) => ({
    pagos: [],
    ...s,
    documento,
    por_devolver: { monto, tarjeta },
  })),
  on(RefundRequested, (s, { devolucion, monto }) =>
    withRefund(s, { devolucion, monto, medio: 'Webpay', estado: 'En curso' }),
  ),
  on(RefundPaid, (s, { devolucion }) => withOutcome(s, devolucion, 'Devuelta')),
  on(RefundRefused, (s, { devolucion }) => withOutcome(s, devolucion, 'No realizada')),
  on(RefundUnanswered, (s, { devolucion }) => withOutcome(s, devolucion, 'Por confirmar')),
  on(RefundTransferred, (s, { devolucion, monto }) =>
    withRefund(s, { devolucion, monto, medio: 'Transferencia', estado: 'Devuelta' }),
  ),
  on(RefundApplied, (s, { devolucion, monto }) =>
    withRefund(s, { devolucion, monto, medio: 'Factura', estado: 'Devuelta' }),
  ),
  on(RefundApplicationReversed, (s, { devolucion }) => withOutcome(s, devolucion, 'No realizada')),
]);

/** Payments of it that stand, in its currency, whatever was returned since. */
export const bankedOf = (state: SettlementState): number =>
  roundCents((state?.pagos ?? []).reduce((sum, { monto, reversado }) => sum + (reversado ? 0 : monto), 0));

/** What is paid of it by payments, in its currency. Refunds take from what its card paid first (`card`, pesos). */
export const paidOf = (state: SettlementState, card = state?.por_devolver?.tarjeta ?? 0): number =>
  roundCents(bankedOf(state) - Math.max(0, returnedOf(state) - card));
