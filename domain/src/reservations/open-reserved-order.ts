import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { OrderCreated } from '../streams/order/events.ts';
import { order } from '../streams/order/order.ts';
import { reservaId } from './guards.ts';

/** Writes the order that a reservation became. Issued by the process that follows conversions; it only ever does what the log says. */
export const openReservedOrder = defineCommand({
  name: 'open-reserved-order',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'abrirpedido',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea el pedido de una reserva convertida, si todavía falta',
  request: z.strictObject({
    accion: z.literal('abrirpedido'),
    reserva: reservaId,
    pedido: z.number().int().positive(),
  }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  decide: (state, _request, { facts }: DecideContext<z.infer<typeof OrderCreated.data>>) =>
    state ? [] : [OrderCreated(facts)],
  answer: ({ state }) => ({ mensaje: `El Pedido N° ${state!.number} está creado` }),
});
