import type { CallBase } from '../kernel/call.ts';
import { convertReservation } from './convert-reservation.ts';
import { createReservation } from './create-reservation.ts';
import { deliverReservation } from './deliver-reservation.ts';
import { expireReservation } from './expire-reservation.ts';
import { extendReservation } from './extend-reservation.ts';
import { openReservedOrder } from './open-reserved-order.ts';
import { prepareReservation } from './prepare-reservation.ts';
import { releaseReservation } from './release-reservation.ts';
import { takeReservation } from './take-reservation.ts';
import { reservationOrigin } from './views/origin.ts';
import { reservationExport, reservationGrid } from './views/grids.ts';

export const reservationsContract: readonly CallBase[] = [
  createReservation,
  takeReservation,
  prepareReservation,
  deliverReservation,
  extendReservation,
  releaseReservation,
  convertReservation,
  openReservedOrder,
  expireReservation,
  reservationGrid,
  reservationExport,
  reservationOrigin,
];
