import {
  allocatePayment,
  type AllocationFacts,
  inOrder,
  notAllocable,
  type OrderPart,
  type PaymentPart,
} from '@power/domain/finance/payments/allocate-payment';
import { customerPayment } from '@power/domain/finance/payments/customer-payment';
import type { DomainEvent } from '@power/domain/kernel/event';
import { personOf } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/streams/order/order';
import { PaymentReversed } from '@power/domain/streams/settlement/events';
import { settlement, type SettlementState } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';

const documentOf = ({ pedido }: PaymentPart): string => paidDocument('Cliente', pedido);
const GONE = 'Una de las facturas ya no existe. Actualiza la lista y elige de nuevo.';

/** The payment that this command registered of a document and nobody reversed since. */
const ownPayment = (state: SettlementState, recibo: string) =>
  state?.pagos.find((one) => one.recibo === recibo && !one.reversado);

interface Transfer {
  readonly fecha: string;
  readonly referencia: string;
}
/** The payment of a part, or why it is none; nothing where this command registered it before. */
const partPayment = (
  state: SettlementState,
  { part: { monto }, orden }: OrderPart,
  { fecha, referencia }: Transfer,
  { user, now, commandId }: CommandServices,
): readonly DomainEvent[] | Rejection => {
  if (ownPayment(state, commandId)) return [];
  const paid = customerPayment(
    state,
    orden,
    { monto, fecha, referencia, recibo: commandId },
    { user, now, gone: GONE },
  );
  return isRejection(paid) ? { ...paid, mensaje: `Pedido N° ${orden!.number}: ${paid.mensaje}` } : paid;
};

/** Orders of the parts. What would be refused is refused before anything is written. */
async function partsOf(
  payment: Transfer & { readonly monto: number; readonly reparto: readonly PaymentPart[] },
  services: CommandServices,
): Promise<AllocationFacts | Rejection> {
  const parts = await Promise.all(
    inOrder(payment.reparto).map(async (part) => ({ part, orden: (await services.load(order, part.pedido)).state })),
  );
  const refusal = notAllocable(
    payment,
    parts.map(({ orden }) => orden),
  );
  if (refusal) return refusal;
  for (const one of parts) {
    const { state } = await services.load(settlement, documentOf(one.part));
    const paid = partPayment(state, one, payment, services);
    if (isRejection(paid)) return paid;
  }
  return { orden: parts.at(-1)!.orden, others: parts.slice(0, -1) };
}

export default provideFacts(allocatePayment, partsOf, {
  /** The other parts first, by ascending order: who pays the same at once is refused at the first that both name. */
  async before(payment, services, { others }) {
    for (const one of others) {
      const outcome = await services.run(settlement, documentOf(one.part), documentOf(one.part), (state) =>
        partPayment(state, one, payment, services),
      );
      if (isRejection(outcome)) return outcome;
    }
    return undefined;
  },
  async compensate(_request, services, { others }) {
    for (const { part } of others)
      await services.run(settlement, documentOf(part), `${documentOf(part)}/back`, (state) => {
        const paid = ownPayment(state, services.commandId);
        return paid
          ? [
              PaymentReversed({
                documento: state!.documento,
                pago: paid.pago,
                monto: paid.monto,
                motivo: 'El pago no se pudo registrar en todas sus facturas',
                reversado_por: personOf(services.user),
              }),
            ]
          : [];
      });
  },
});
