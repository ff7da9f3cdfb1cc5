import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { pedidoId, personOf, visibleOrder } from '../streams/order/guards.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { PickingTaken } from '../streams/order/picking-events.ts';
import { noPicking } from '../streams/order/picking.ts';

/** The order, if its picking is in this person's hands or free for them to take. */
function takeable(state: Order | undefined, user: Principal): Order | Rejection {
  const o = visibleOrder(state, user);
  if (isRejection(o)) return o;
  if (o.estatus === 'En Picking' && o.picking) {
    if (o.picking.usuario._id === user._id) return o;
    return noPicking(`El Pedido N° ${o.number} ya fue tomado por ${o.picking.usuario.nombre}.`, 'PICKING_DE_OTRO');
  }
  if (o.estatus !== 'Pendiente Picking')
    return noPicking(`El Pedido N° ${o.number} no está pendiente de picking: su estado es ${o.estatus}.`);
  if (user.bodega !== undefined && user.bodega !== o.bodega_entrega)
    return noPicking(`El Pedido N° ${o.number} se prepara en ${o.bodega_entrega}.`, 'OTRA_BODEGA');
  return o;
}

/** Exclusive: the stream's version lets exactly one of two hands have it. */
export const takePicking = defineCommand({
  name: 'take-picking',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'tomar',
  access: { perfiles: PICKERS },
  summary: 'Toma el picking de un pedido',
  request: z.strictObject({ accion: z.literal('tomar'), pedido: pedidoId, expectedVersion }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  when(state, user) {
    const o = takeable(state, user);
    return isRejection(o) ? o : undefined;
  },
  decide(state, _request, { user }) {
    const o = takeable(state, user);
    if (isRejection(o)) return o;
    if (o.estatus === 'En Picking') return [];
    return [PickingTaken({ pedido: refOf(o), estatus: 'En Picking', usuario: personOf(user) })];
  },
  answer: ({ state }) => ({ mensaje: `Tomaste el picking del Pedido N° ${state!.number}` }),
});
