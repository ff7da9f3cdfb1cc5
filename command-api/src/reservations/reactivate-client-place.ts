import { clienteOf } from '@power/domain/reservations/places/parts';
import { reactivateClientPlace } from '@power/domain/reservations/places/save-place';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts } from './place-facts.ts';

export default provideFacts(reactivateClientPlace, ({ id }, services) => placeFacts(services, clienteOf(id)));
