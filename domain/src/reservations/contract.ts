import { changeReservationClient } from './change-reservation-client.ts';
import { moveClientPlaces } from './places/move-places.ts';
import type { CallBase } from '../kernel/call.ts';
import { convertReservation } from './convert-reservation.ts';
import { createReservation } from './create-reservation.ts';
import { deliverReservation } from './deliver-reservation.ts';
import { expireReservation } from './expire-reservation.ts';
import { extendReservation } from './extend-reservation.ts';
import { openReservedOrder } from './open-reserved-order.ts';
import { prepareReservation } from './prepare-reservation.ts';
import { reserveReceived } from './reserve-received.ts';
import { releaseReservation } from './release-reservation.ts';
import {
  changeClientPlace,
  createClientPlace,
  deactivateClientPlace,
  reactivateClientPlace,
} from './places/save-place.ts';
import { clientPlaceDropdown, clientPlaceExport, clientPlaceGrid, clientStock } from './places/views/grids.ts';
import { takeReservation } from './take-reservation.ts';
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { handOverWithdrawal } from './withdrawals/hand-over-withdrawal.ts';
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts';
import { takeWithdrawal } from './withdrawals/take-withdrawal.ts';
import { withdrawalExport, withdrawalGrid } from './withdrawals/views/grids.ts';
import { reservationOrigin } from './views/origin.ts';
import { reservationExport, reservationGrid } from './views/grids.ts';

export const reservationsContract: readonly CallBase[] = [
  createReservation,
  reserveReceived,
  takeReservation,
  prepareReservation,
  deliverReservation,
  extendReservation,
  releaseReservation,
  convertReservation,
  changeReservationClient,
  openReservedOrder,
  expireReservation,
  reservationGrid,
  reservationExport,
  reservationOrigin,
  createClientPlace,
  changeClientPlace,
  deactivateClientPlace,
  reactivateClientPlace,
  moveClientPlaces,
  requestWithdrawal,
  takeWithdrawal,
  handOverWithdrawal,
  cancelWithdrawal,
  clientPlaceGrid,
  clientPlaceDropdown,
  clientPlaceExport,
  clientStock,
  withdrawalGrid,
  withdrawalExport,
] as readonly unknown[] as readonly CallBase[];
