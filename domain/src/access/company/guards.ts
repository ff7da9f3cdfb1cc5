import type { Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { UserState } from '../user.ts';
import { COMPANY_PEOPLE } from './people.shared.ts';

/** People of one company who may sign in at the same time. */
export const MAX_PERSONAS = 50;

/** What all that is done to a colleague's account has in common. */
export const amongColleagues = {
  context: 'access',
  path: '/personas_empresa/modificar',
  access: { perfiles: COMPANY_PEOPLE },
};

export const noCompany = (titulo: string): Rejection =>
  reject('SIN_EMPRESA', titulo, 'Tu cuenta no está vinculada a una empresa. Pide a tu ejecutivo que la vincule.');

/**
 * Why somebody may not decide on this account: it is of another company, which is answered as if it did not exist, or
 * somebody else invited the person.
 */
export function notInvitedBy(state: UserState, user: Principal, titulo: string): Rejection | undefined {
  if (user.cliente_id === undefined) return noCompany(titulo);
  const { perfil, cuenta, invitado_por } = state;
  if (!state.exists || perfil !== 'Cliente' || cuenta.cliente_id !== user.cliente_id)
    return reject('PERSONA_NO_EXISTE', titulo, 'La persona no existe o no es de tu empresa. Actualiza la lista.');
  if (invitado_por?._id === user._id) return undefined;
  return reject(
    'INVITADA_POR_OTRA_PERSONA',
    titulo,
    invitado_por
      ? `A ${cuenta.nombre} la invitación se la envió ${invitado_por.nombre}: sólo esa persona o tu ejecutivo pueden cambiarla.`
      : `La cuenta de ${cuenta.nombre} la creó Power Mobile. Pide el cambio a tu ejecutivo.`,
  );
}
