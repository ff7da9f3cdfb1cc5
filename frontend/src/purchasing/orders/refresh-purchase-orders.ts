import { queryKey } from '../../api/hooks.ts';
import { queryClient } from '../../api/query-client.ts';
import { purchaseOrderCalls, purchaseOrderCount } from '../../calls/purchasing.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const ORDERS = 'ordenes-de-compra-importacion';
export const RECEIVING = 'ordenes-de-compra-global';

/** After a command: sheet, history and lists show at once what it did. */
export function refreshPurchaseOrders(): void {
  for (const query of [purchaseOrderCalls.one, purchaseOrderCalls.history, purchaseOrderCount])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(ORDERS);
  refreshList(RECEIVING);
}
