import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { pedidoId, personOf, visibleOrder } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { PickingResumed } from '../streams/order/picking-events.ts';
import { inHand } from '../streams/order/picking.ts';

export const resumePicking = defineCommand({
  name: 'resume-picking',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'reanudar',
  access: { perfiles: PICKERS },
  summary: 'Reanuda el picking en pausa de un pedido',
  request: z.strictObject({ accion: z.literal('reanudar'), pedido: pedidoId, expectedVersion }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, _request, { user }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    const work = inHand(o, user, 'pausado');
    if (isRejection(work)) return work;
    return [PickingResumed({ pedido: refOf(o), estatus: o.estatus, usuario: personOf(user) })];
  },
  answer: ({ state }) => ({ mensaje: `Reanudaste el picking del Pedido N° ${state!.number}` }),
});
