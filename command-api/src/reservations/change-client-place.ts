import { clienteOf } from '@power/domain/reservations/places/parts';
import { changeClientPlace } from '@power/domain/reservations/places/save-place';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts } from './place-facts.ts';

export default provideFacts(changeClientPlace, ({ id }, services) => placeFacts(services, clienteOf(id)));
