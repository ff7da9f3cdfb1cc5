import { releaseOrphanCommitments } from '@power/domain/inventory/release-orphan-commitments';
import { stock } from '@power/domain/inventory/stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderTruth } from '../kernel/order-truth.ts';

export default provideFacts(releaseOrphanCommitments, async ({ producto }, services) => {
  const { state } = await services.load(stock, producto);
  const pedidos = new Set(Object.values(state.bodegas).flatMap((bodega) => Object.keys(bodega.pedidos)));
  return Object.fromEntries(
    await Promise.all(
      [...pedidos].map(async (pedido) => [pedido, await orderTruth(services, pedido, producto)] as const),
    ),
  );
});
