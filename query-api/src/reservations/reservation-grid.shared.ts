import { reservationGridRow } from '@power/domain/reservations/views/reservation-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Reservations, the newest first. Days that are left are counted in Santiago, from the day that the list is asked for. */
export const allReservations = gridOf(reservationGridRow, {
  computed: {
    dias: `CASE WHEN estado NOT IN ('Entregada', 'Liberada')
      THEN vence - (now() AT TIME ZONE 'America/Santiago')::date END`,
  },
  defaultSort: [{ colId: 'number', sort: 'desc' }],
});
