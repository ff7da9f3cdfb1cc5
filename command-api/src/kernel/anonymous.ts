import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';

/** Whoever calls a public command (sign-in, recovery): no rights at all, and the log says so. */
export const ANONYMOUS: Principal = {
  _id: 'anonimo',
  nombre: 'Sin sesión',
  email: '',
  perfil: 'Cliente',
  permisos: permisosOf('Cliente'),
  sesion: '',
};
