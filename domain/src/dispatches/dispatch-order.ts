import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import { OrderDispatched } from '../orders/events.ts';
import { pedidoId, visibleOrder, wrongState } from '../orders/guards.ts';
import { order, refOf } from '../orders/order.ts';

/** The order leaves the building; routes, stops and evidence belong to the dispatches context. */
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
    chofer: shortText.optional(),
    patente: z.string().trim().max(20).optional(),
    expectedVersion,
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, request, { user }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    if (o.estatus !== 'Pendiente Despacho')
      return wrongState(
        'Salida a despacho',
        `El Pedido N° ${o.number} no está pendiente de despacho: su estado es ${o.estatus}.`,
      );
    return [
      OrderDispatched({
        pedido: refOf(o),
        estatus: 'En Ruta',
        chofer: request.chofer ?? null,
        patente: request.patente || null,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} salió a despacho` }),
});
