import { mayOpen } from '@power/domain/access/menu';
import { type CallBase, mayCall } from '@power/domain/kernel/call';
import type { CurrentUser } from '../access/current-user.ts';
import { signOut } from '../access/session-end.ts';
import { registerCustomer } from '../calls/customers.ts';
import { createOrder } from '../calls/orders.ts';
import { registerProduct } from '../calls/products.ts';
import { createQuotation } from '../calls/quotations.ts';
import { inviteUser, registerUser } from '../calls/access.ts';
import { hasScreen } from '../screens.ts';
import type { Hit } from './spotlight-store.ts';

export const ACTIONS = 'Acciones';

/** What is begun from anywhere: its name, the call that must be granted, the screen that it is done on and its address there. */
const OFFERED: readonly (readonly [titulo: string, call: Pick<CallBase, 'access'>, ruta: string, search?: string])[] = [
  ['Nueva cotización', createQuotation, 'nueva-cotizacion'],
  ['Nuevo pedido', createOrder, 'pedidos-globales', 'pedido=nuevo'],
  ['Nuevo cliente', registerCustomer, 'clientes', 'cliente=nuevo'],
  ['Nuevo producto', registerProduct, 'productos', 'producto=nuevo'],
  ['Nuevo usuario', registerUser, 'usuarios', 'usuario=nuevo'],
  ['Invitar usuario por correo', inviteUser, 'usuarios', 'usuario=invitar'],
];

/** Actions of Ctrl-K that this person may do. */
export function actionsFor({ perfiles: { perfil }, permisos, concesiones }: CurrentUser): readonly Hit[] {
  return OFFERED.filter(
    ([, { access }, ruta]) =>
      mayCall(access, { perfil, permisos, concesiones }) && hasScreen(ruta) && mayOpen(perfil, ruta),
  ).map(([titulo, , ruta, search]) => ({
    id: titulo,
    titulo,
    grupo: ACTIONS,
    to: `/sistema/${ruta}${search ? `?${search}` : ''}`,
  }));
}

/** What is the person's own, whatever the profile: also while the past is shown. */
export const ownActions = (theme: { readonly label: string; readonly turn: () => void }): readonly Hit[] => [
  {
    id: 'tema',
    titulo: theme.label,
    tambien: ['Cambiar tema', 'Modo oscuro', 'Modo claro', 'Apariencia'],
    grupo: ACTIONS,
    to: theme.turn,
  },
  {
    id: 'salir',
    titulo: 'Cerrar sesión',
    tambien: ['Salir', 'Desconectar', 'Logout'],
    grupo: ACTIONS,
    to: () => void signOut(),
  },
];
