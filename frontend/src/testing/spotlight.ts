import { permisosOf } from '@power/domain/kernel/perfiles';
import type { CurrentUser } from '../access/current-user.ts';

/** Whoever searches in the tests of Ctrl-K: everything is granted. */
export const ana = {
  _id: 'u',
  nombre: 'Ana',
  perfiles: { perfil: 'Administrador' },
  permisos: permisosOf('Administrador'),
} as unknown as CurrentUser;

/** An order as Ctrl-K finds it. */
export const order = (number: number) => ({
  _id: String(number),
  number,
  cliente_nombre: 'Ñandú SpA',
  estatus: 'En Ruta',
  total: 1000,
});
