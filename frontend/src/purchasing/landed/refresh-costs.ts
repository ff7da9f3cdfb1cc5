import { queryKey } from '../../api/hooks.ts';
import { queryClient } from '../../api/query-client.ts';
import { landedCostCalls, landedCostOrders } from '../../calls/purchasing.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const COSTS = 'listado-precio-entrega';
export const FORM = '/sistema/precio-entrega';

/** After a command: sheet, history and list show at once what it did. */
export function refreshCosts(): void {
  for (const query of [landedCostCalls.one, landedCostCalls.history, landedCostOrders])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(COSTS);
}
