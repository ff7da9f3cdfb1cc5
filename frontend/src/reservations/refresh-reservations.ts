import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { reservationCalls } from '../calls/reservations.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const LIST = 'reservas-listado';

/** After a command: sheet, history and list show at once what it did. */
export function refreshReservations(): void {
  for (const query of [reservationCalls.one, reservationCalls.history])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(LIST);
}
