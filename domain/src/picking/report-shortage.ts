import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { pedidoId, personOf } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { ShortageReported } from '../streams/order/picking-events.ts';
import { lineInHand, lineOf, noPicking, pendingOf } from '../streams/order/picking.ts';
import { workedLine } from './worked-line.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

export const reportShortage = defineCommand({
  name: 'report-shortage',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'faltante',
  access: { perfiles: PICKERS },
  summary: 'Informa unidades que no están en su ubicación',
  request: z.strictObject({
    accion: z.literal('faltante'),
    pedido: pedidoId,
    linea: z.number().int().positive(),
    /** Absent: all that is still to pick of the line. */
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000).optional(),
    motivo: shortText,
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, request, { user }) {
    const found = workedLine(state, user, (o) => lineInHand(o, request.linea));
    if (isRejection(found)) return found;
    const { o, work, line } = found;
    const open = pendingOf(work, line);
    const cantidad = request.cantidad ?? open;
    if (open === 0 || cantidad > open)
      return noPicking(`De ${line.producto.part_number} quedan ${open} por pickear.`, 'EXCEDE_PEDIDO');
    const { _id, part_number, nombre } = line.producto;
    return [
      ShortageReported({
        pedido: refOf(o),
        estatus: o.estatus,
        linea: line.linea,
        producto_id: _id,
        part_number,
        nombre,
        cantidad,
        motivo: request.motivo,
        solicitado: line.cantidad,
        faltante: lineOf(work, line.linea).faltante + cantidad,
        pendiente: open - cantidad,
        usuario: personOf(user),
      }),
    ];
  },
  answer: () => ({ mensaje: 'El faltante fue informado' }),
});
