import { orderGrid } from '@power/domain/orders/views/grids';
import { orderHistory } from '@power/domain/orders/views/history';
import { orderOne, orderToValidate } from '@power/domain/orders/views/sheet';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';

/** After a command: open dialogs and the counts of the tabs show at once what it did. Grids follow by their topic. */
export function refreshOrders(): void {
  for (const query of [orderOne, orderToValidate, orderHistory])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  void queryClient.invalidateQueries({ queryKey: [...queryKey(orderGrid), 'conteo'] });
}
