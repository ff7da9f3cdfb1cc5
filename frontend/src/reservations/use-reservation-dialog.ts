import { useDocumentDialog } from '../documents/use-document-dialog.ts';

/** What of a reservation is open: `?reserva=12&ver=liberar`. */
export const useReservationDialog = () =>
  useDocumentDialog('reserva', ['historia', 'preparar', 'prorrogar', 'liberar']);
