import { isRejection } from '@power/domain/kernel/rejection';
import { orderOne } from '@power/domain/orders/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(orderOne, async ({ pedido }, context) => {
  const sheet = await sheetOf(context, pedido);
  return isRejection(sheet) ? sheet : { ok: true as const, pedido: sheet };
});
