import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { spokenList } from '../kernel/spoken-list.ts';
import { expectedVersion } from '../kernel/text.ts';
import { RouteDeparted } from './events.ts';
import { despachoId, forRoute, OPEN, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, type Route, route } from './route.ts';

const TITLE = 'El despacho no salió';

function notReady({ number, paradas }: Route) {
  if (paradas.length === 0) return reject('SIN_PARADAS', TITLE, `El Despacho N° ${number} no tiene paradas.`);
  const left = paradas.filter((p) => !p.cargada).map((p) => String(p.pedido.number));
  if (left.length === 0) return undefined;
  const what = left.length === 1 ? `el Pedido N° ${left[0]}` : `los pedidos ${spokenList(left)}`;
  return reject('FALTA_CARGAR', TITLE, `Falta cargar ${what}. Escanea sus etiquetas, o quítalos del despacho.`);
}

/** The vehicle leaves with everything loaded; its orders go *En Ruta* by the process that follows routes. */
export const departRoute = defineCommand({
  name: 'depart-route',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'salir',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Registra la salida de un despacho cargado',
  request: z.strictObject({ accion: z.literal('salir'), id: despachoId, expectedVersion }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN, notReady),
  decide: (state) => [RouteDeparted({ despacho: refOf(state!), paradas: state!.paradas.map(refOfStop) })],
  answer: ({ state }) => ({ mensaje: `El Despacho N° ${state!.number} salió a ruta` }),
});
