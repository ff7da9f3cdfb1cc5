import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import { pedidoId, visibleOrder } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { Persona } from '../streams/order/parts.ts';
import { PICKERS, PICKING_CHIEFS, PICKING_PATH } from './access.shared.ts';
import { PickingReassigned } from '../streams/order/picking-events.ts';
import { noPicking } from '../streams/order/picking.ts';

/** Whom the work goes to. */
export interface Hand extends Persona {
  readonly perfil: Perfil;
  /** Warehouse that they work in; absent = all. */
  readonly bodega?: string;
}

/** What was picked so far stays picked; a pause ends with the hand-over. */
export const reassignPicking = defineCommand({
  name: 'reassign-picking',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'reasignar',
  access: { perfiles: PICKING_CHIEFS },
  summary: 'Pasa el picking de un pedido a otra persona',
  request: z.strictObject({
    accion: z.literal('reasignar'),
    pedido: pedidoId,
    usuario: z.string().min(1).max(60),
    motivo: optionalText,
    expectedVersion,
  }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  decide(state, request, { user, facts: { _id, nombre, perfil, bodega } }: DecideContext<Hand>) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    if (o.estatus !== 'En Picking' || !o.picking)
      return noPicking(`El Pedido N° ${o.number} no está en picking: su estado es ${o.estatus}.`);
    if (o.picking.usuario._id === _id) return noPicking(`El picking del Pedido N° ${o.number} ya lo tiene ${nombre}.`);
    if (!PICKERS.includes(perfil)) return noPicking(`${nombre} no pickea: su perfil es ${perfil}.`, 'NO_PICKEA');
    if (bodega !== undefined && bodega !== o.bodega_entrega)
      return noPicking(
        `${nombre} trabaja en ${bodega}: el Pedido N° ${o.number} se prepara en ${o.bodega_entrega}.`,
        'OTRA_BODEGA',
      );
    return [
      PickingReassigned({
        pedido: refOf(o),
        estatus: o.estatus,
        de: o.picking.usuario,
        usuario: { _id, nombre },
        motivo: request.motivo || null,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El picking del Pedido N° ${state!.number} pasó a ${state!.picking!.usuario.nombre}`,
  }),
});
