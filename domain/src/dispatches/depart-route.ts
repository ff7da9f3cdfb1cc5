import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { spokenList } from '../kernel/spoken-list.ts';
import { expectedVersion } from '../kernel/text.ts';
import { hasPaper } from '../streams/order/billing.shared.ts';
import type { OrderState } from '../streams/order/order.ts';
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

/** Orders whose goods would go without a paper: neither an invoice nor a guide names them. */
function withoutPaper(pedidos: readonly OrderState[]) {
  const bare = pedidos.flatMap((o) => (o && !hasPaper(o) ? [String(o.number)] : []));
  if (bare.length === 0) return undefined;
  const [who, each] =
    bare.length === 1
      ? [`El Pedido N° ${bare[0]} va`, 'Factúralo o emite su guía (52), o quítalo']
      : [`Los pedidos ${spokenList(bare)} van`, 'Factúralos o emite sus guías (52), o quítalos'];
  return reject('SIN_DOCUMENTO', TITLE, `${who} sin factura ni guía de despacho. ${each} del despacho.`);
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
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN, notReady),
  decide: (state, _request, { facts }: DecideContext<{ readonly pedidos: readonly OrderState[] }>) =>
    withoutPaper(facts.pedidos) ?? [RouteDeparted({ despacho: refOf(state!), paradas: state!.paradas.map(refOfStop) })],
  answer: ({ state }) => ({ mensaje: `El Despacho N° ${state!.number} salió a ruta` }),
});
