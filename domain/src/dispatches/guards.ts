import { z } from 'zod';
import { documentId } from '../kernel/document-guards.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { EstadoDespacho } from './parts.ts';
import type { Parada, Route, RouteState } from './route.ts';

/** Who plans routes, loads them and settles their stops (requirements §4). */
export const ROUTE_KEEPERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
];
/** Who reads them: the collector too, for the money of its stops. */
export const ROUTE_READERS: readonly Perfil[] = [...ROUTE_KEEPERS, 'Cobrador'];

/** A route as requests name it: its number, which is also its `_id`. */
export const despachoId = documentId;
/** A stop of it. */
export const linea = z.number().int().positive();

/** The route, if it exists and the person's profile reads routes at all. */
export const visibleRoute = (state: RouteState, user: Principal): Route | Rejection =>
  state && ROUTE_READERS.includes(user.perfil)
    ? state
    : reject('DESPACHO_NO_EXISTE', 'Despacho no encontrado', 'El despacho no existe. Revisa el número.');

/** What stands in the way unless the route is in one of these states, for `when`; `titulo` names what was tried. */
export const forRoute =
  (titulo: string, estados: readonly EstadoDespacho[], rule?: (r: Route) => Rejection | undefined) =>
  (state: RouteState, user: Principal): Rejection | undefined => {
    const found = visibleRoute(state, user);
    if (isRejection(found)) return found;
    return estados.includes(found.estado)
      ? rule?.(found)
      : reject('ESTADO_NO_PERMITE', titulo, `El Despacho N° ${found.number} está ${found.estado}.`);
  };

/** States in which a route is still put together. */
export const OPEN: readonly EstadoDespacho[] = ['Planificado', 'Cargando'];

/** A stop of the route that is not settled yet, or why it is not to be had. */
export function pendingStop(r: Route, linea: number, titulo: string): Parada | Rejection {
  const found = r.paradas.find((p) => p.linea === linea);
  if (!found)
    return reject('PARADA_NO_EXISTE', titulo, `El Despacho N° ${r.number} no tiene esa parada. Vuelve a abrirlo.`);
  return found.estado === 'Pendiente'
    ? found
    : reject(
        'ESTADO_NO_PERMITE',
        titulo,
        `La parada del Pedido N° ${found.pedido.number} ya está ${found.estado.toLowerCase()}.`,
      );
}
