import { DocumentOverList } from '../documents/document-over-list.tsx';
import { WithSheet } from '../documents/with-sheet.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { reservationScreen } from './reservation-screen.tsx';
import { useReservationDialog } from './use-reservation-dialog.ts';

const DIALOGS: Readonly<Record<string, typeof ExtendDialog | undefined>> = {
  preparar: PrepareDialog,
  prorrogar: ExtendDialog,
  liberar: ReleaseDialog,
};

/** What of a reservation the address names, over whatever screen; on its own page the sheet is there already. */
export function ReservationDialogs({ page = false }: { readonly page?: boolean }) {
  const { open, show, close } = useReservationDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  const Dialog = DIALOGS[view];
  if (Dialog) {
    return (
      <WithSheet key={id} screen={reservationScreen} id={id} title={`Reserva N° ${id}`} onClose={close}>
        {(sheet) => <Dialog sheet={sheet} onClose={close} />}
      </WithSheet>
    );
  }
  if (page) return null;
  return (
    <DocumentOverList
      key={id}
      screen={reservationScreen}
      id={id}
      view={view}
      show={(to, name) => show(to, name as 'historia')}
      onClose={close}
    />
  );
}
