import type { DomainEvent } from '../../kernel/event.ts';
import { personOf, type Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { standingTotal } from '../../streams/order/credit.shared.ts';
import type { OrderState } from '../../streams/order/order.ts';
import type { RefundOrigin } from '../../streams/settlement/parts.ts';
import { PaymentRegistered } from '../../streams/settlement/events.ts';
import { notPayable, PAYMENT_TITLE } from '../../streams/settlement/guards.ts';
import { paidOf, type SettlementState } from '../../streams/settlement/settlement.ts';
import { documentOf } from '../refunds/due.ts';

/** What a customer paid of an order. */
export interface CustomerPayment {
  /** Pesos; without it all that is owed. */
  readonly monto?: number | undefined;
  readonly fecha: string;
  readonly referencia: string;
  /** More than what is owed is taken: the rest stays in favour of the customer. */
  readonly a_favor?: boolean;
  /** What payments of one transfer over several invoices have in common. */
  readonly recibo?: string;
  /** The refund whose money it is. */
  readonly desde?: RefundOrigin;
}

/**
 * A payment of an order of a customer, in pesos, or why it is none: more than what is owed only
 * where the rest is to stay in the customer's favour. Money that came for a
 * cancelled order is registered too, by its amount: it is to be returned. `gone` says what to do where there is no such order.
 */
export function customerPayment(
  state: SettlementState,
  orden: OrderState,
  { monto, fecha, referencia, a_favor, recibo, desde }: CustomerPayment,
  { user, now, gone }: { readonly user: Principal; readonly now: string; readonly gone: string },
): DomainEvent[] | Rejection {
  const cancelled = orden?.estatus === 'Anulado';
  if (!orden || (cancelled && monto === undefined)) return reject('NADA_QUE_PAGAR', PAYMENT_TITLE, gone);
  const debt = cancelled ? monto! : standingTotal(orden) - paidOf(state);
  const paid = monto ?? debt;
  return (
    notPayable({ monto: paid, fecha }, debt, 'CLP', now, a_favor ? paid : debt) ?? [
      PaymentRegistered({
        // What is collected at the door may be paid before it is invoiced.
        documento: documentOf(orden),
        pago: (state?.pagos.length ?? 0) + 1,
        fecha,
        moneda: 'CLP',
        monto: paid,
        tipo_cambio: null,
        pesos: paid,
        diferencia_cambio: null,
        referencia,
        ...(recibo !== undefined && { recibo }),
        ...(desde && { desde }),
        registrado_por: personOf(user),
      }),
    ]
  );
}
