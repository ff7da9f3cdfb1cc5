import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import { comment } from './comment.ts';
import { OrderPricesApproved } from '../streams/order/events.ts';
import { forOrder, pedidoId, personOf, wrongState } from '../streams/order/guards.ts';
import { awaitingApproval } from './approval.shared.ts';
import { order, refOf } from '../streams/order/order.ts';
import { ORDER_STAFF } from './views/grids.ts';

const TITLE = 'Los precios no fueron aprobados';

/** Somebody with the flag `validar` lets prices below list, or under the margin rule, pass: one by one or all that wait. */
export const approvePrices = defineCommand({
  name: 'approve-prices',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'aprobarprecios',
  access: { perfiles: ORDER_STAFF, permiso: 'validar' },
  summary: 'Aprueba los precios de un pedido que requieren validación',
  request: z.strictObject({
    accion: z.literal('aprobarprecios'),
    pedido: pedidoId,
    /** Absent: every line that waits. */
    lineas: z.array(z.number().int().positive()).min(1).max(200).optional(),
    comentario: optionalText,
    expectedVersion,
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  when: forOrder((o) => {
    if (o.estatus !== 'Pendiente Validacion Administrativa' && o.estatus !== 'Pendiente Pago Web')
      return wrongState(TITLE, `El Pedido N° ${o.number} está en estado ${o.estatus}: sus precios ya no se aprueban.`);
    return awaitingApproval(o.productos_pedido).length > 0
      ? undefined
      : reject('NADA_POR_APROBAR', TITLE, `El Pedido N° ${o.number} no tiene precios por aprobar.`);
  }),
  decide(state, { lineas, comentario }, { user, now }) {
    const o = state!;
    const waiting = awaitingApproval(o.productos_pedido);
    const other = lineas?.find((linea) => !waiting.some((line) => line.linea === linea));
    if (other !== undefined)
      return reject(
        'NADA_POR_APROBAR',
        TITLE,
        `La línea ${other} del Pedido N° ${o.number} no espera aprobación. Revisa el pedido.`,
      );
    const approved = lineas ? waiting.filter((line) => lineas.includes(line.linea)) : waiting;
    const pedido = refOf(o);
    return [
      OrderPricesApproved({
        pedido,
        estatus: o.estatus,
        usuario: personOf(user),
        comentario: comentario || null,
        lineas: approved.map(({ linea, producto, cantidad, precio_venta, precio_lista }) => ({
          linea,
          producto_id: producto._id,
          part_number: producto.part_number,
          cantidad,
          precio_venta,
          precio_lista,
        })),
      }),
      ...(comentario ? [comment(o, user, now, comentario)] : []),
    ];
  },
  answer: ({ state }) => {
    const left = awaitingApproval(state!.productos_pedido).length;
    return {
      mensaje:
        left === 0
          ? `Los precios del Pedido N° ${state!.number} fueron aprobados`
          : `Precios aprobados; en el Pedido N° ${state!.number} quedan ${left} por aprobar`,
    };
  },
});
