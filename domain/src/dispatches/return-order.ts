import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { OrderReturned } from '../streams/order/events.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';

const TITLE = 'El pedido no volvió a despacho';

/** The goods came back from the road: the order waits for dispatch again. Issued by the process that follows routes. */
export const returnOrder = defineCommand({
  name: 'return-order',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'retorno',
  access: { perfiles: ['Administrador'] },
  summary: 'Devuelve a pendiente de despacho un pedido que no se entregó',
  request: z.strictObject({
    accion: z.literal('retorno'),
    pedido: pedidoId,
    motivo: z.string().trim().min(1).max(1000),
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  when: forOrder((o) =>
    o.estatus === 'En Ruta'
      ? undefined
      : wrongState(TITLE, `El Pedido N° ${o.number} no está en ruta: su estado es ${o.estatus}.`),
  ),
  decide: (state, { motivo }) => [OrderReturned({ pedido: refOf(state!), estatus: 'Pendiente Despacho', motivo })],
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} está pendiente de despacho` }),
});
