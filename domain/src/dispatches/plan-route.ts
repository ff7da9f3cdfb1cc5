import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { dayText } from '../kernel/when.ts';
import type { Order } from '../streams/order/order.ts';
import { RoutePlanned } from './events.ts';
import { ROUTE_KEEPERS } from './guards.ts';
import { chofer, MAX_PARADAS, patente } from './parts.ts';
import { byCommune } from './by-commune.shared.ts';
import { stopOf } from './planned-stop.ts';
import { route } from './route.ts';

const numero = z.number().int().positive();
/** Orders that a route takes, and those of them whose money is collected at the door. */
export const pedidosDeRuta = {
  pedidos: z.array(numero).min(1, 'Elige al menos un pedido').max(MAX_PARADAS, `A lo más ${MAX_PARADAS} pedidos`),
  cobrar: z.array(numero).max(MAX_PARADAS).default([]),
};

export interface PlannedFacts {
  readonly number: number;
  readonly pedidos: readonly Order[];
}

/** *Despachos*: a route of orders that wait to be sent, its stops together by commune until somebody orders them by hand. */
export const planRoute = defineCommand({
  name: 'plan-route',
  context: 'dispatches',
  path: '/despachos/crear',
  accion: 'simple',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Planifica un despacho con pedidos pendientes de despacho',
  request: z.strictObject({
    accion: z.literal('simple'),
    fecha: dayText,
    chofer,
    patente: patente.default(''),
    ...pedidosDeRuta,
  }),
  reply: z.object({ number: z.number().int() }),
  aggregate: route,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<PlannedFacts>) => facts.number,
  decide(_state, request, { user, now, facts }: DecideContext<PlannedFacts>) {
    const stops = byCommune(facts.pedidos.map((o) => stopOf(o, 1, request.cobrar.includes(o.number))));
    return [
      RoutePlanned({
        _id: String(facts.number),
        number: facts.number,
        fecha: request.fecha,
        chofer: request.chofer,
        patente: request.patente,
        creado_por: personOf(user),
        createdAt: now,
        paradas: stops.map((stop, n) => ({ ...stop, linea: n + 1 })),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El Despacho N° ${state!.number} quedó planificado`, number: state!.number }),
});
