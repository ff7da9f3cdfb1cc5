import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { invoiceCalls } from '../calls/invoice.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const LIST = 'invoice-listado';

/** After a command: sheet, history and list show at once what it did. */
export function refreshInvoices(): void {
  for (const query of [invoiceCalls.one, invoiceCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(LIST);
}
