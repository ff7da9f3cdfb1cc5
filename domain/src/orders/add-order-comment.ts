import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { longText } from '../kernel/text.ts';
import { comment } from './comment.ts';
import { pedidoId, visibleOrder } from '../streams/order/guards.ts';
import { order } from '../streams/order/order.ts';
import { ORDER_STAFF } from './views/grids.ts';

const mensaje = z.object({
  texto: z.string(),
  fecha: z.string(),
  usuario: z.object({ _id: z.string(), nombre: z.string() }),
});

/** The author is whoever is signed in: `user` of the request is accepted for the wire's sake and ignored. */
export const addOrderComment = defineCommand({
  name: 'add-order-comment',
  context: 'orders',
  path: '/web/cotizaciones/agregarchat',
  accion: 'guardarchat',
  caso: { campo: 'tipo', valor: 'pedido' },
  access: { perfiles: ORDER_STAFF },
  summary: 'Agrega un comentario al chat de un pedido',
  request: z.strictObject({
    accion: z.literal('guardarchat'),
    user: z.unknown().optional(),
    texto: longText,
    cotizacion: z.null().optional(),
    pedido: pedidoId,
    tipo: z.literal('pedido'),
  }),
  reply: z.object({ pedido: z.object({ chat_validacion: z.array(mensaje) }) }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, request, { user, now }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    return [comment(o, user, now, request.texto)];
  },
  answer: ({ state }) => ({ mensaje: 'Comentario agregado', pedido: { chat_validacion: [...state!.chat_validacion] } }),
});
