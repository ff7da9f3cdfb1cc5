import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import { hasPaper } from '../streams/order/billing.shared.ts';
import { OrderDispatched } from '../streams/order/events.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';

const TITLE = 'Salida a despacho';

/**
 * The order leaves the building: COURIER with who carries it and the tracking number, DESPACHO with a driver. Routes,
 * stops and evidence belong to the dispatches context.
 */
export const dispatchOrder = defineCommand({
  name: 'dispatch-order',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'salida',
  access: { perfiles: ['Administrador', 'Jefe de Bodega', 'Bodega y Despacho', 'Jefe de Logistica'] },
  summary: 'Registra la salida de un pedido a despacho',
  request: z.strictObject({
    accion: z.literal('salida'),
    pedido: pedidoId,
    chofer: optionalText,
    patente: z.string().trim().max(20).toUpperCase().optional(),
    courier: optionalText,
    seguimiento: z.string().trim().max(60).optional(),
    expectedVersion,
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  when: forOrder((o) =>
    o.estatus === 'Pendiente Despacho'
      ? undefined
      : wrongState(TITLE, `El Pedido N° ${o.number} no está pendiente de despacho: su estado es ${o.estatus}.`),
  ),
  decide(state, { chofer, patente, courier, seguimiento }) {
    const o = state!;
    const byCourier = o.tipo_entrega === 'COURIER';
    const missing = byCourier
      ? !courier
        ? 'Ingresa el courier.'
        : !seguimiento && 'Ingresa el número de seguimiento.'
      : !chofer && 'Ingresa el chofer.';
    if (missing) return reject('FALTAN_DATOS_DESPACHO', TITLE, `El Pedido N° ${o.number} no salió. ${missing}`);
    if (!hasPaper(o))
      return reject(
        'SIN_DOCUMENTO',
        TITLE,
        `El Pedido N° ${o.number} no tiene factura ni guía de despacho. Factúralo o emite su guía (52) antes de que salga.`,
      );
    return [
      OrderDispatched({
        pedido: refOf(o),
        estatus: 'En Ruta',
        chofer: (!byCourier && chofer) || null,
        patente: (!byCourier && patente) || null,
        courier: (byCourier && courier) || null,
        seguimiento: (byCourier && seguimiento) || null,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} salió a despacho` }),
});
