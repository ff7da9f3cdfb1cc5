import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { pedidoId, personOf, visibleOrder } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { PickedGoodsReturned } from '../streams/order/picking-events.ts';
import { noPicking, toReturn } from '../streams/order/picking.ts';

/** The task that a cancellation leaves behind once goods were picked; any hand of the warehouse may do it. */
export const returnGoods = defineCommand({
  name: 'return-goods',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'devolver',
  access: { perfiles: PICKERS },
  summary: 'Registra que lo pickeado de un pedido anulado volvió a su ubicación',
  request: z.strictObject({ accion: z.literal('devolver'), pedido: pedidoId, expectedVersion }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, _request, { user }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    if (o.estatus !== 'Anulado' && !o.resto_anulado)
      return noPicking(`El Pedido N° ${o.number} no está anulado: no hay nada que devolver.`);
    if (user.bodega !== undefined && user.bodega !== o.bodega_entrega)
      return noPicking(`El Pedido N° ${o.number} es de ${o.bodega_entrega}.`, 'OTRA_BODEGA');
    const lineas = toReturn(o);
    if (lineas.length === 0)
      return o.picking?.devuelto ? [] : noPicking(`El Pedido N° ${o.number} no tenía productos pickeados.`);
    return [
      PickedGoodsReturned({
        pedido: refOf(o),
        estatus: o.estatus,
        lineas: lineas.map(({ linea, producto, cantidad, series }) => ({
          linea,
          producto_id: producto._id,
          part_number: producto.part_number,
          nombre: producto.nombre,
          cantidad,
          series: [...series],
        })),
        usuario: personOf(user),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `Lo pickeado del Pedido N° ${state!.number} quedó devuelto` }),
});
