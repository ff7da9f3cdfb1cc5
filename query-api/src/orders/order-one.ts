import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import { isRejection } from '@power/domain/kernel/rejection';
import { orderOne } from '@power/domain/orders/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(orderOne, async ({ pedido, asOf }, { log, user }) => {
  const sheet = await sheetOf(log, user, pedido, asOf);
  if (isRejection(sheet)) return sheet;
  // What the house wrote about an order is not for its customer.
  return {
    ok: true as const,
    pedido: EXTERNAL_PERFILES.includes(user.perfil) ? { ...sheet, chat_validacion: [] } : sheet,
  };
});
