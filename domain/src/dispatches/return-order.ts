import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayText } from '../kernel/when.ts';
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
    /** Day before which it goes on no route. */
    fecha: dayText.optional(),
    /** Pesos that its stop had brought in. */
    cobrado: z.number().int().positive().optional(),
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  when: forOrder((o) =>
    o.estatus === 'En Ruta'
      ? undefined
      : wrongState(TITLE, `El Pedido N° ${o.number} no está en ruta: su estado es ${o.estatus}.`),
  ),
  decide: (state, { motivo, fecha, cobrado }) => [
    OrderReturned({
      pedido: refOf(state!),
      estatus: 'Pendiente Despacho',
      motivo,
      ...(fecha !== undefined && { fecha }),
      ...(cobrado !== undefined && { cobrado }),
    }),
  ],
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} está pendiente de despacho` }),
});
