import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { customerAccount, customerCalls, customerSearch } from '../calls/customers.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const LIST = 'clientes';

/** After a command: the sheet, its history and the list show at once what it did. */
export function refreshCustomers(): void {
  for (const query of [customerAccount, customerCalls.one, customerCalls.history, customerSearch])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(LIST);
}
