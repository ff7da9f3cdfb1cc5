import { quotationCalls, quotationGrid, quotationOne } from '../calls/quotations.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';

/** After a command: open sheets and the counts of the tabs show at once what it did. Grids follow by their topic. */
export function refreshQuotations(): void {
  for (const query of [quotationOne, quotationCalls.one, quotationCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  void queryClient.invalidateQueries({ queryKey: [...queryKey(quotationGrid), 'conteo'] });
}
