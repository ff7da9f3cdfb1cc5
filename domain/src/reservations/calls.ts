import { documentCalls } from '../kernel/document-calls.ts';
import { relatedOf } from '../kernel/relation.ts';
import { relations } from '../relations.ts';
import { convertReservation } from './convert-reservation.ts';
import { deliverReservation } from './deliver-reservation.ts';
import { extendReservation } from './extend-reservation.ts';
import { RESERVERS, reservaId, visibleReservation } from './guards.ts';
import { prepareReservation } from './prepare-reservation.ts';
import { releaseReservation } from './release-reservation.ts';
import { reservation } from './reservation.ts';
import { takeReservation } from './take-reservation.ts';
import { reservationDocument } from './views/reservation-document.ts';
import { reservationSheet } from './views/sheet.ts';

/** What the server does with a reservation by itself. */
export const reservationCalls = documentCalls(reservationDocument, {
  related: relatedOf(reservationDocument.row, relations),
  aggregate: reservation,
  id: reservaId,
  sheet: reservationSheet,
  read: RESERVERS,
  historia: RESERVERS,
  attach: RESERVERS,
  visible: visibleReservation,
  shown: ({ validacion: _, nuevo: __, ...shown }) => shown,
  actions: {
    tomar: takeReservation,
    preparar: prepareReservation,
    entregar: deliverReservation,
    convertir: convertReservation,
    prorrogar: extendReservation,
    liberar: releaseReservation,
    historia: 'history',
  },
  anytime: [],
});
