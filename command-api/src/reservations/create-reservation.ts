import { createReservation } from '@power/domain/reservations/create-reservation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { reservationFacts, unitsFirst } from './reserved-units.shared.ts';

export default provideFacts(createReservation, reservationFacts, unitsFirst);
