import { moveClientPlaces } from '@power/domain/reservations/places/move-places';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedPerson } from '../kernel/merged-into.ts';

export default provideFacts(moveClientPlaces, ({ cliente }, services) => mergedPerson(services, cliente));
