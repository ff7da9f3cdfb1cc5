import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { pedidoId, personOf } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { ShortageWithdrawn } from '../streams/order/picking-events.ts';
import { lineInHand, lineOf, noPicking, pendingOf } from '../streams/order/picking.ts';
import { workedLine } from './worked-line.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

export const withdrawShortage = defineCommand({
  name: 'withdraw-shortage',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'retirarfaltante',
  access: { perfiles: PICKERS },
  summary: 'Retira un faltante informado: las unidades aparecieron',
  request: z.strictObject({
    accion: z.literal('retirarfaltante'),
    pedido: pedidoId,
    linea: z.number().int().positive(),
    /** Absent: all that was reported of the line. */
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000).optional(),
  }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, request, { user }) {
    const found = workedLine(state, user, (o) => lineInHand(o, request.linea));
    if (isRejection(found)) return found;
    const { o, work, line } = found;
    const { _id, part_number, nombre } = line.producto;
    const { faltante } = lineOf(work, line.linea);
    const cantidad = request.cantidad ?? faltante;
    if (cantidad === 0 || cantidad > faltante)
      return noPicking(
        faltante === 0
          ? `De ${part_number} no hay faltantes informados.`
          : `De ${part_number} el faltante informado es ${faltante}.`,
        'EXCEDE_FALTANTE',
      );
    const left = faltante - cantidad;
    return [
      ShortageWithdrawn({
        pedido: refOf(o),
        estatus: o.estatus,
        linea: line.linea,
        producto_id: _id,
        part_number,
        nombre,
        cantidad,
        solicitado: line.cantidad,
        faltante: left,
        pendiente: pendingOf(work, line) + cantidad,
        con_faltantes:
          left > 0 || o.productos_pedido.some((l) => l.linea !== line.linea && lineOf(work, l.linea).faltante > 0),
        usuario: personOf(user),
      }),
    ];
  },
  answer: () => ({ mensaje: 'El faltante fue retirado' }),
});
