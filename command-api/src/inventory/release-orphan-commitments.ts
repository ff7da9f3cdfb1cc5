import { holdersOf, suspects } from '@power/domain/inventory/orphans';
import { releaseOrphanCommitments } from '@power/domain/inventory/release-orphan-commitments';
import { stock } from '@power/domain/inventory/stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { abandonValidation } from '@power/domain/orders/abandon-validation';
import type { OrderTruth } from '@power/domain/orders/goods.shared';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { order } from '@power/domain/streams/order/order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { orderTruth } from '../kernel/order-truth.ts';

/** The order rules the attempt out first, at a version of its own stream: it cannot claim what is then released. */
async function ruleOut(services: CommandServices, pedido: string, validacion: string): Promise<void> {
  // A reservation is written by the request that took its stock, or never: there is no attempt to rule out.
  if (reservationOf(pedido) !== undefined) return;
  const outcome = await services.run(order, pedido, `abandon/${validacion}`, (state) =>
    abandonValidation(state, validacion),
  );
  if (isRejection(outcome)) throw new Error(`order ${pedido}: ${outcome.mensaje}`);
}

export default provideFacts(releaseOrphanCommitments, async ({ producto }, services) => {
  const { state } = await services.load(stock, producto);
  const old = suspects(state, services.now);
  const truths: Record<string, OrderTruth> = {};
  for (const pedido of holdersOf(state)) {
    const attempts = old.filter((attempt) => attempt.pedido === pedido).map(({ validacion }) => validacion);
    for (const validacion of attempts) await ruleOut(services, pedido, validacion);
    const truth = await orderTruth(services, pedido, producto);
    // What does not exist has no stream to say anything, and nobody validates it.
    truths[pedido] = truth.bodega === undefined ? { ...truth, abandonadas: attempts } : truth;
  }
  return truths;
});
