import type { ReservationSheet } from '@power/domain/reservations/views/sheet';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { DocumentOverList } from '../documents/document-over-list.tsx';
import { nameOf } from '../documents/document-words.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { useDocument } from '../documents/use-document.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { reservationScreen } from './reservation-screen.tsx';
import { useReservationDialog } from './use-reservation-dialog.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (sheet: ReservationSheet) => ReactNode;
}

/** A dialog about a reservation, once it is read. */
function WithSheet({ id, onClose, children }: Props) {
  const { found, failed, refusal, error, refetch } = useDocument(reservationScreen, id, '');
  if (found) return children(found.documento);
  return (
    <Modal opened onClose={onClose} title={`Reserva N° ${id}`} size={SHEET.record}>
      {failed ? (
        <Unreadable what={nameOf(reservationScreen.document)} refusal={refusal} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}

/** What of a reservation the address names, over whatever screen; on its own page the sheet is there already. */
export function ReservationDialogs({ page = false }: { readonly page?: boolean }) {
  const { open, show, close } = useReservationDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (view === 'prorrogar' || view === 'liberar') {
    const Dialog = view === 'liberar' ? ReleaseDialog : ExtendDialog;
    return (
      <WithSheet key={id} id={id} onClose={close}>
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
