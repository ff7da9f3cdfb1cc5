import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { routeCalls } from '../calls/dispatches.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const ROUTES = 'despachos-listado';
export const ROUTABLE = 'despachos';
export const COLLECT = 'despachos-cobrador';

/** After a command: sheet, history and lists show at once what it did. */
export function refreshRoutes(): void {
  for (const query of [routeCalls.one, routeCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  for (const list of [ROUTES, ROUTABLE, COLLECT]) refreshList(list);
}
