import { user } from '@power/domain/access/user';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';

export interface Person {
  readonly _id: string;
  readonly nombre: string;
  readonly email: string;
  readonly telefono: string;
}

/** A working account by its `_id`, as documents keep it. */
export async function findPerson(services: CommandServices, id: string): Promise<Person | Rejection> {
  const { state } = await services.load(user, id);
  if (!state.exists || !state.activo)
    return reject(
      'USUARIO_NO_EXISTE',
      'Usuario no encontrado',
      'El usuario no existe o ya no está activo. Elige a otra persona.',
    );
  return { _id: id, nombre: state.cuenta.nombre, email: state.email, telefono: state.cuenta.telefono ?? '' };
}

/** Whoever is signed in; `sistema` has no account. */
export async function thisPerson(services: CommandServices): Promise<Person> {
  const { _id, nombre, email } = services.user;
  const { state } = await services.load(user, _id);
  return { _id, nombre, email, telefono: state.cuenta.telefono ?? '' };
}
