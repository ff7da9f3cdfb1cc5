import { z } from 'zod';
import type { Perfil } from '../kernel/perfiles.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import type { UserState } from './user.ts';

export const usuarioId = z.string().regex(/^[\w-]{1,80}$/, 'Indica un usuario');

/** What all edits of an account have in common (requirements §1 `usuarios`, §9). */
export const editing = {
  context: 'access',
  path: '/usuarios/modificar',
  access: { perfiles: ['Administrador'] as readonly Perfil[] },
  versionOf: (state: UserState): number => state.revision,
};
export const target = { usuario: usuarioId, expectedVersion };

export function missing(state: UserState): Rejection | undefined {
  return state.exists
    ? undefined
    : reject('USUARIO_NO_EXISTE', 'Usuario no encontrado', 'El usuario no existe. Actualiza la lista.');
}

/** Data of the account with its sessions, as UserChanged keeps them. */
export const changed = (state: UserState, change: Partial<UserState['cuenta']>) => {
  const { marcas, ...cuenta } = { ...state.cuenta, ...change };
  return { ...cuenta, ...(marcas && { marcas: [...marcas] }), sesiones: [...state.sesiones] };
};
