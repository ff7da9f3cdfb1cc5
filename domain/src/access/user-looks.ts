import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_USUARIO = ['Activo', 'Invitado', 'Desactivado'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];

export const userLooks: Looks<EstadoUsuario> = {
  Activo: look('ok', 'person', 'Activo'),
  Invitado: look('warn', 'mail', 'Invitado'),
  Desactivado: look('neutral', 'ban', 'Desactivado'),
};

/** Somebody without a password has been invited and not come yet. */
export const userStateOf = (user: { readonly activo: boolean; readonly con_clave: boolean }): EstadoUsuario =>
  !user.activo ? 'Desactivado' : user.con_clave ? 'Activo' : 'Invitado';
