import { hasInMenu } from '@power/domain/access/menu';
import { screenRoutes } from '../../../dist/operations/launcher/screen-routes.js';

const { system, queues } = screenRoutes();

/** All of them as they are declared, documents (`pedido/:id`) too. */
export const ROUTES = system;
/** Those that need no parameter, below `/sistema/` and public. */
export const SCREENS = ROUTES.filter((ruta) => !ruta.includes(':'));
export const QUEUES = queues;
if (SCREENS.length < 5 || QUEUES.length < 2) throw new Error('screens.ts was not understood');

/** Who, between them, has all of them in the menu: a screen is looked at as the first of these who has it. */
const PROFILES = [
  'Administrador',
  'Ejecutivo de Ventas',
  'Pre-Venta',
  'Cobrador',
  'Marketing',
  'Servicio Tecnico',
  'Reseller',
  'Proveedor',
  'Cliente',
];
const lookedAtBy = (ruta) => PROFILES.find((perfil) => hasInMenu(perfil, ruta));
const nobodys = SCREENS.filter((ruta) => lookedAtBy(ruta) === undefined);
if (nobodys.length > 0) throw new Error(`no profile of the walks has in its menu: ${nobodys.join(', ')}`);

/** As many as a busy machine looks at within the time that one trial has. */
const PORTION = 10;
/** Screens with an address without parameters, in portions, each with who looks at it: `[title, perfil, routes]`. */
export const PORTIONS = PROFILES.flatMap((perfil) => {
  const routes = SCREENS.filter((ruta) => lookedAtBy(ruta) === perfil);
  return Array.from({ length: Math.ceil(routes.length / PORTION) }, (_, n) => [
    n === 0 ? perfil : `${perfil}, part ${n + 1}`,
    perfil,
    routes.slice(n * PORTION, (n + 1) * PORTION),
  ]);
});
