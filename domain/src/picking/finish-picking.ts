import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { OrderReadyForDispatch, OrderReadyInRoom } from '../streams/order/events.ts';
import { isService } from '../streams/order/billing.shared.ts';
import { pedidoId, personOf, visibleOrder } from '../streams/order/guards.ts';
import { byProduct, order, refOf } from '../streams/order/order.ts';
import { isRoomDelivery } from '../streams/order/parts.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { PickingFinished } from '../streams/order/picking-events.ts';
import { inHand, lineOf, noPicking, pendingOf } from '../streams/order/picking.ts';

/**
 * Finishes when every unit is picked or reported missing. A partly picked order goes on with what there is: the missing
 * units are released, the order keeps its total and is flagged (`con_faltantes`), and the invoice bills what was picked.
 */
export const finishPicking = defineCommand({
  name: 'finish-picking',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'terminar',
  access: { perfiles: PICKERS },
  summary: 'Termina el picking y deja el pedido en sala o listo para despacho',
  request: z.strictObject({ accion: z.literal('terminar'), pedido: pedidoId, expectedVersion }),
  reply: z.object({ estatus: z.string(), con_faltantes: z.boolean() }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, _request, { user }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    const work = inHand(o, user);
    if (isRejection(work)) return work;
    const open = o.productos_pedido.filter((line) => pendingOf(work, line) > 0);
    if (open.length > 0) {
      return noPicking(
        `Falta pickear ${open.map((line) => `${pendingOf(work, line)} de ${line.producto.part_number}`).join(', ')}. Escanea o informa el faltante.`,
        'PICKING_INCOMPLETO',
      );
    }
    const lineas = o.productos_pedido
      .filter((line) => !isService(line))
      .map(({ linea, producto, cantidad }) => ({
        linea,
        producto_id: producto._id,
        part_number: producto.part_number,
        nombre: producto.nombre,
        solicitado: cantidad,
        ...lineOf(work, linea),
        series: [...lineOf(work, linea).series],
      }));
    if (lineas.every((line) => line.pickeado === 0))
      return noPicking(
        `No se encontró ningún producto del Pedido N° ${o.number}: pide que lo anulen.`,
        'NADA_PICKEADO',
      );
    const movimientos = byProduct(o, (line) => lineOf(work, line.linea).faltante);
    const pedido = refOf(o);
    return [
      PickingFinished({
        pedido,
        estatus: 'En Picking',
        usuario: personOf(user),
        lineas,
        con_faltantes: movimientos.length > 0,
        movimientos,
      }),
      isRoomDelivery(o.tipo_entrega)
        ? OrderReadyInRoom({ pedido, estatus: 'Entregado a Sala' })
        : OrderReadyForDispatch({ pedido, estatus: 'Pendiente Despacho' }),
    ];
  },
  answer: ({ state, events }) => ({
    mensaje: `Terminaste el picking del Pedido N° ${state!.number}`,
    estatus: state!.estatus,
    con_faltantes: (events[0] as ReturnType<typeof PickingFinished>).data.con_faltantes,
  }),
});
