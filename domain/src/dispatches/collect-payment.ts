import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { pesosText } from '../kernel/money.ts';
import { personOf } from '../kernel/principal.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../kernel/text.ts';
import { collected, due } from './collection.shared.ts';
import { RouteStopPaid } from './events.ts';
import { despachoId, forRoute, linea, ROUTE_READERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';

const TITLE = 'El cobro no se registró';

/** *Despachos* of the collector: what the customer of a stop paid, at the door or after it. Never more than was to be collected. */
export const collectPayment = defineCommand({
  name: 'collect-payment',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'cobrar',
  access: { perfiles: ROUTE_READERS },
  summary: 'Registra el cobro de una parada',
  request: z.strictObject({
    accion: z.literal('cobrar'),
    id: despachoId,
    linea,
    monto: z.number().int('Los pesos van sin decimales').positive('Ingresa el monto cobrado').max(1_000_000_000_000),
    metodo_pago: oneLine(20).min(1, 'Elige el método de pago'),
    referencia: oneLine(120).default(''),
    expectedVersion,
  }),
  aggregate: route,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, ['En Ruta', 'Cerrado']),
  decide(state, { linea, monto, metodo_pago, referencia }, { user, now }) {
    const stop = state!.paradas.find((p) => p.linea === linea);
    if (!stop || stop.cobrar === 0) return reject('NADA_QUE_COBRAR', TITLE, 'Esa parada no tiene nada que cobrar.');
    if (stop.estado === 'Rechazada' || stop.estado === 'Reprogramada')
      return reject('ESTADO_NO_PERMITE', TITLE, `La parada está ${stop.estado.toLowerCase()}: no se entregó.`);
    const owed = due(stop);
    if (monto > owed)
      return reject(
        'COBRO_EXCEDE',
        TITLE,
        owed === 0 ? 'La parada ya está cobrada.' : `A la parada le faltan ${pesosText(owed)} por cobrar.`,
      );
    return [
      RouteStopPaid({
        despacho: refOf(state!),
        parada: refOfStop(stop),
        pago: { monto, metodo_pago, referencia, usuario: personOf(user), fecha: now },
        cobrado: collected(stop) + monto,
      }),
    ];
  },
  answer: () => ({ mensaje: 'El cobro fue registrado' }),
});
