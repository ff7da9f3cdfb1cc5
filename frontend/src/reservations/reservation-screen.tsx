import { pendiente } from '@power/domain/reservations/parts';
import { type ReservationAction, reservationDocument } from '@power/domain/reservations/views/reservation-document';
import type { ReservationSheet } from '@power/domain/reservations/views/sheet';
import {
  IconBoxSeam,
  IconCalendarPlus,
  IconHandStop,
  IconHistory,
  IconLockOpen,
  IconReceipt,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { reservationCalls, reservationGrid } from '../calls/reservations.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { askAndConvert, askAndDeliver, prepare, take } from './reservation-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** The sheet of a reservation: what it adds to its declaration. */
export const reservationScreen: DocumentScreen<ReservationSheet, ReservationAction> = {
  document: reservationDocument,
  calls: reservationCalls,
  sheetTitle: (id) => `Reserva N° ${id}`,
  run: {
    tomar: (r) => void take(r),
    // Units with serials are named as they are set apart.
    preparar: (r, show) =>
      r.lineas.some((line) => line.serializable && pendiente(line) > 0) ? show('preparar') : void prepare(r),
    entregar: (r) => void askAndDeliver(r),
    convertir: (r) => void askAndConvert(r),
    prorrogar: (_, show) => show('prorrogar'),
    liberar: (_, show) => show('liberar'),
    historia: (_, show) => show('historia'),
  },
  icons: {
    tomar: <IconHandStop {...icon} />,
    preparar: <IconBoxSeam {...icon} />,
    entregar: <IconTruckDelivery {...icon} />,
    convertir: <IconReceipt {...icon} />,
    prorrogar: <IconCalendarPlus {...icon} />,
    liberar: <IconLockOpen {...icon} />,
    historia: <IconHistory {...icon} />,
  },
  lists: { '/sistema/reservas-listado': { query: reservationGrid, idField: '_id' } },
};
