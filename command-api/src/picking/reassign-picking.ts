import { user } from '@power/domain/access/user';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { type Hand, reassignPicking } from '@power/domain/picking/reassign-picking';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findPerson } from '../kernel/people.ts';

export default provideFacts(reassignPicking, async ({ usuario }, services): Promise<Hand | Rejection> => {
  const person = await findPerson(services, usuario);
  if (isRejection(person)) return person;
  const { perfil, cuenta } = (await services.load(user, usuario)).state;
  return {
    _id: person._id,
    nombre: person.nombre,
    perfil,
    ...(cuenta.bodega !== undefined && { bodega: cuenta.bodega }),
  };
});
