import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { roundCents } from '../../kernel/money.ts';
import { PaymentRegistered, PaymentReversed } from './events.ts';
import type { DocumentoPagado, PagoRegistrado } from './parts.ts';

export interface Settlement {
  readonly documento: DocumentoPagado;
  readonly pagos: readonly (PagoRegistrado & { readonly reversado: boolean })[];
}
export type SettlementState = Settlement | undefined;

/** Stream `settlement-c10247`, `settlement-p12`: what was paid of one document, so that two people cannot pay it twice. */
export const settlement = defineAggregate<SettlementState>('settlement', undefined, [
  on(PaymentRegistered, (s, { documento, registrado_por: _, ...pago }) => ({
    documento,
    pagos: [...(s?.pagos ?? []), { ...pago, reversado: false }],
  })),
  on(
    PaymentReversed,
    (s, { pago }) => s && { ...s, pagos: s.pagos.map((p) => (p.pago === pago ? { ...p, reversado: true } : p)) },
  ),
]);

/** What was paid of it, in its currency. */
export const paidOf = (state: SettlementState): number =>
  roundCents((state?.pagos ?? []).reduce((sum, { monto, reversado }) => sum + (reversado ? 0 : monto), 0));
