import { queryKey } from '../../api/hooks.ts';
import { queryClient } from '../../api/query-client.ts';
import { clientPlaceDropdown } from '../../calls/reservations.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const PLACES = 'ubicaciones-cliente';
export const GOODS = 'stock-cliente';
export const WITHDRAWALS = 'ubicaciones-cliente/solicitudes';

/** After a command: projects, what is held for them and what was asked for show at once what it did. */
export function refreshPlaces(): void {
  void queryClient.invalidateQueries({ queryKey: queryKey(clientPlaceDropdown) });
  for (const list of [PLACES, GOODS, WITHDRAWALS]) refreshList(list);
}
