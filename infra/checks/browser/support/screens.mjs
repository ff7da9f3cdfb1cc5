import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasInMenu } from '@power/domain/access/menu';

const source = readFileSync(path.resolve(import.meta.dirname, '../../../../frontend/src/screens.ts'), 'utf8');
const [system = '', queues = ''] = source.split('export const queueScreens');
const routesOf = (text) =>
  [...text.matchAll(/^ {2}(?:'([\w/-]+)'|([\w]+)): \(\) => import/gm)].map(([, quoted, plain]) => quoted ?? plain);

/** All of them as they are declared, documents (`pedido/:id`) too. */
export const ROUTES = [...system.matchAll(/^ {2}'?([\w/:-]+)'?: \(\) =>/gm)].map(([, ruta]) => ruta);
/** Routes of the screens that exist, below `/sistema/` and public. */
export const SCREENS = routesOf(system);
export const QUEUES = routesOf(queues);
if (SCREENS.length < 5 || QUEUES.length < 2) throw new Error('screens.ts was not understood');

/** Who, between them, has all of them in the menu. */
const PROFILES = ['Administrador', 'Ejecutivo de Ventas', 'Pre-Venta'];
/** Screens with an address without parameters, each with the first of these profiles that has it: pairs of profile and routes. */
export const SCREENS_BY_PROFILE = PROFILES.map((perfil) => [
  perfil,
  SCREENS.filter((ruta) => !ruta.includes(':') && PROFILES.find((one) => hasInMenu(one, ruta)) === perfil),
]);
