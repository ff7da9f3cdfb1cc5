import { isRejection } from '@power/domain/kernel/rejection';
import { reassignPicking } from '@power/domain/picking/reassign-picking';
import { provideFacts } from '@power/infra/commands/handler';
import { findPerson } from '../kernel/people.ts';

export default provideFacts(reassignPicking, async ({ usuario }, services) => {
  const person = await findPerson(services, usuario);
  return isRejection(person) ? person : { _id: person._id, nombre: person.nombre };
});
