import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { SELLERS } from '../kernel/perfiles.ts';
import { OrderHeaderChanged } from '../streams/order/events.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { type Cabecera, cabecera, isRoomDelivery } from '../streams/order/parts.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

const TITLE = 'No se puede modificar el pedido';

/** Header edit before picking (requirements §4). Lines are changed by *edit-lines*. */
export const editOrder = defineCommand({
  name: 'edit-order',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'simple',
  access: { perfiles: SELLERS },
  summary: 'Modifica los datos de un pedido antes del picking',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: pedidoId,
    pedido: cabecera.partial().strict(),
    expectedVersion,
  }),
  refers: { 'pedido.bodega_entrega': openWarehouse },
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.id),
  when: forOrder((o) =>
    o.estatus === 'Pendiente Validacion Administrativa' || o.estatus === 'Pendiente Picking'
      ? undefined
      : wrongState(TITLE, `El Pedido N° ${o.number} está en estado ${o.estatus}: solo se modifica antes del picking.`),
  ),
  decide(state, request, { user }) {
    const o = state!;
    const validated = o.estatus === 'Pendiente Picking';
    const { condicion_pago, metodo_pago, tipo_entrega, bodega_entrega, direccion_despacho, orden_compra, observacion } =
      o;
    const current: Cabecera = {
      condicion_pago,
      metodo_pago,
      tipo_entrega,
      bodega_entrega,
      direccion_despacho,
      orden_compra,
      observacion,
    };
    const changes = changesOf(current, request.pedido);
    if (!changes) return [];
    const changed = Object.keys(changes.cambios);
    if (validated && changed.includes('bodega_entrega'))
      return wrongState(
        TITLE,
        'El stock ya está comprometido en la bodega de entrega: anula el pedido y créalo de nuevo.',
      );
    if (validated && (changed.includes('condicion_pago') || changed.includes('metodo_pago'))) {
      return wrongState(TITLE, 'El pago ya fue validado: solo se cambia antes de la validación administrativa.');
    }
    if (changed.includes('condicion_pago') && !user.permisos.condicionpago) {
      return reject('SIN_PERMISO', TITLE, 'Tu perfil no puede cambiar la condición de pago.');
    }
    const next = { ...current, ...request.pedido };
    if (!isRoomDelivery(next.tipo_entrega) && !next.direccion_despacho)
      return reject('PEDIDO_INVALIDO', TITLE, 'Ingresa la dirección de despacho.');
    return [OrderHeaderChanged({ pedido: refOf(o), estatus: o.estatus, ...changes })];
  },
  answer: ({ state }) => ({ mensaje: `Pedido N° ${state!.number} modificado correctamente` }),
});
