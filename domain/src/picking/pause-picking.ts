import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import { pedidoId, personOf, visibleOrder } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { PickingPaused } from '../streams/order/picking-events.ts';
import { inHand } from '../streams/order/picking.ts';

export const pausePicking = defineCommand({
  name: 'pause-picking',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'pausar',
  access: { perfiles: PICKERS },
  summary: 'Pone en pausa el picking de un pedido',
  request: z.strictObject({ accion: z.literal('pausar'), pedido: pedidoId, motivo: optionalText, expectedVersion }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, request, { user }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    const work = inHand(o, user);
    if (isRejection(work)) return work;
    return [
      PickingPaused({ pedido: refOf(o), estatus: o.estatus, usuario: personOf(user), motivo: request.motivo || null }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El picking del Pedido N° ${state!.number} quedó en pausa` }),
});
