import { changeReservationClient } from '@power/domain/reservations/change-reservation-client';
import { reservation } from '@power/domain/reservations/reservation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedPerson } from '../kernel/merged-into.ts';

export default provideFacts(changeReservationClient, async ({ reserva }, services) => {
  const { state } = await services.load(reservation, String(reserva));
  return mergedPerson(services, state?.cliente._id ?? null);
});
