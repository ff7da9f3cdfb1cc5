import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import { isRejection } from '@power/domain/kernel/rejection';
import { type OrderSheet, orderOne } from '@power/domain/orders/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

/** What the house wrote about an order, and thought about its prices, is not for its customer. */
const forCustomers = (sheet: OrderSheet): OrderSheet => ({
  ...sheet,
  chat_validacion: [],
  productos_pedido: sheet.productos_pedido.map((line) => ({
    ...line,
    precio_lista: null,
    requiere_validacion: false,
  })),
});

export default handleQuery(orderOne, async ({ pedido, asOf }, { log, user }) => {
  const sheet = await sheetOf(log, user, pedido, asOf);
  if (isRejection(sheet)) return sheet;
  return { ok: true as const, pedido: EXTERNAL_PERFILES.includes(user.perfil) ? forCustomers(sheet) : sheet };
});
