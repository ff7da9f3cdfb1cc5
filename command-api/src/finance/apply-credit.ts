import { applyCredit } from '@power/domain/finance/refunds/apply-credit';
import { order } from '@power/domain/streams/order/order';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(applyCredit, async ({ pedido, destino }, { load }) => {
  const [from, to, paid] = await Promise.all([
    load(order, pedido),
    load(order, destino),
    load(settlement, paidDocument('Cliente', destino)),
  ]);
  return { orden: from.state, destino: to.state, pagos: paid.state };
});
