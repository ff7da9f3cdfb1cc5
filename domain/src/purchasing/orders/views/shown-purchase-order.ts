import type { Principal } from '../../../kernel/principal.ts';
import { OC_COSTS } from '../guards.ts';
import type { PurchaseOrder } from '../purchase-order.ts';

/** What of an order this person is shown: who receives and who sells see units and days, never prices (requirements §5). */
export function shownPurchaseOrder(order: PurchaseOrder, { perfil }: Principal): object {
  if (OC_COSTS.includes(perfil)) return order;
  const { total: _, lineas, ...rest } = order;
  return { ...rest, lineas: lineas.map(({ precio: _precio, total: _total, ...line }) => line) };
}
