import { type Principal, SYSTEM } from './principal.ts';
import { type Rejection, reject } from './rejection.ts';

/** Why a command that processes give alone is refused: everybody else reads what to do instead. */
export const systemOnly = (
  { sesion }: Pick<Principal, 'sesion'>,
  titulo: string,
  mensaje: string,
): Rejection | undefined => (sesion === SYSTEM.sesion ? undefined : reject('SIN_PERMISO', titulo, mensaje));
