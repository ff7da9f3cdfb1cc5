import { createClientPlace } from '@power/domain/reservations/places/save-place';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { newPlaceFacts } from './place-facts.ts';

export default provideFacts(createClientPlace, ({ cliente }, services) => newPlaceFacts(services, cliente));
