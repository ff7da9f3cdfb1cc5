import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { OrderCreated } from '../streams/order/events.ts';
import { pedidoId } from '../streams/order/guards.ts';
import { order } from '../streams/order/order.ts';

/** Writes the order that a split decided upon. Issued by the process that follows splits; it only ever does what the log says. */
export const openSplitOrder = defineCommand({
  name: 'open-split-order',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'abrirdivision',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea el pedido al que pasó parte de otro, si todavía falta',
  request: z.strictObject({
    accion: z.literal('abrirdivision'),
    pedido: pedidoId,
    number: z.number().int().positive(),
  }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.number),
  decide: (state, _request, { facts }: DecideContext<z.infer<typeof OrderCreated.data>>) =>
    state ? [] : [OrderCreated(facts)],
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} está creado` }),
});
