import { DocumentRoute } from '../documents/document-route.tsx';
import { ReservationDialogs } from './reservation-dialogs.tsx';
import { reservationScreen } from './reservation-screen.tsx';
import { useReservationDialog } from './use-reservation-dialog.ts';

/** A reservation at its own address: `/sistema/reserva/12`. */
export function Component() {
  const { show } = useReservationDialog();
  return (
    <>
      <DocumentRoute screen={reservationScreen} open={(id, view) => show(id, view as 'liberar')} />
      <ReservationDialogs page />
    </>
  );
}
