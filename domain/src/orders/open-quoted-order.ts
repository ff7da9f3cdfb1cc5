import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { OrderCreated } from '../streams/order/events.ts';
import { order } from '../streams/order/order.ts';
import { pedidoId } from '../streams/order/guards.ts';

/** Writes the order that a conversion decided upon. Issued by the process that follows conversions; it only ever does what the log says. */
export const openQuotedOrder = defineCommand({
  name: 'open-quoted-order',
  context: 'orders',
  path: '/pedido_ventas/abrircotizado',
  accion: 'abrirpedido',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea el pedido de una cotización convertida, si todavía falta',
  request: z.strictObject({
    accion: z.literal('abrirpedido'),
    cotizacion: pedidoId,
    pedido: z.number().int().positive(),
  }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  decide: (state, _request, { facts }: DecideContext<z.infer<typeof OrderCreated.data>>) =>
    state ? [] : [OrderCreated(facts)],
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} está creado` }),
});
