import { hasInMenu } from '@power/domain/access/menu';
import { screenRoutes } from '../../../dist/operations/launcher/screen-routes.js';

const { system, queues } = screenRoutes();

/** All of them as they are declared, documents (`pedido/:id`) too. */
export const ROUTES = system;
/** Those that need no parameter, below `/sistema/` and public. */
export const SCREENS = ROUTES.filter((ruta) => !ruta.includes(':'));
export const QUEUES = queues;
if (SCREENS.length < 5 || QUEUES.length < 2) throw new Error('screens.ts was not understood');

/** Who, between them, has all of them in the menu. */
const PROFILES = ['Administrador', 'Ejecutivo de Ventas', 'Pre-Venta', 'Cobrador'];
/** Screens with an address without parameters, each with the first of these profiles that has it: pairs of profile and routes. */
export const SCREENS_BY_PROFILE = PROFILES.map((perfil) => [
  perfil,
  SCREENS.filter((ruta) => !ruta.includes(':') && PROFILES.find((one) => hasInMenu(one, ruta)) === perfil),
]);
