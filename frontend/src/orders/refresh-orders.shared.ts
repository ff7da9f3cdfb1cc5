import { orderCalls, orderGrid, orderOne, orderToValidate } from '../calls/orders.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';

/** After a command: open dialogs and the counts of the tabs show at once what it did. Grids follow by their topic. */
export function refreshOrders(): void {
  for (const query of [orderOne, orderToValidate, orderCalls.one, orderCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  void queryClient.invalidateQueries({ queryKey: [...queryKey(orderGrid), 'conteo'] });
}
