import type { AnyCall } from '../api/wire.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

/** After a command: sheet, history and list show at once what it did. */
export function refreshDocument(calls: { readonly one: AnyCall; readonly history: AnyCall }, list: string): void {
  for (const query of [calls.one, calls.history]) void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(list);
}
