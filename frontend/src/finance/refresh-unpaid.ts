import { refreshList } from '../ui/list/refresh-list.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { payableTotals, receivableTotals } from '../calls/finance.ts';

export const PAYABLES = 'facturas-impagas';
export const RECEIVABLES = 'facturas-impagas-clientes';
export const PAYMENTS = 'pagos';
export const REFUNDS = 'devoluciones-dinero';

/** After a payment: lists and their sums show at once what it did. */
export function refreshUnpaid(): void {
  for (const query of [payableTotals, receivableTotals])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  for (const list of [PAYABLES, RECEIVABLES, PAYMENTS, REFUNDS]) refreshList(list);
}
