import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { codeText } from '../kernel/text.ts';
import { pedidoId, personOf } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { LineUnpicked } from '../streams/order/picking-events.ts';
import { lineInHand, lineOf, noPicking, pendingOf } from '../streams/order/picking.ts';
import { workedLine } from './worked-line.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

/** Takes back what was scanned or counted of a line, by a number of units or by the serial number of one. */
export const undoScan = defineCommand({
  name: 'undo-scan',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'deshacer',
  access: { perfiles: PICKERS },
  summary: 'Deshace unidades pickeadas de una línea',
  request: z.strictObject({
    accion: z.literal('deshacer'),
    pedido: pedidoId,
    linea: z.number().int().positive(),
    serie: z.string().overwrite(codeText).min(1).max(120).toUpperCase().optional(),
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000).default(1),
  }),
  reply: z.object({ linea: z.number(), pickeado: z.number(), pendiente: z.number() }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, { linea, serie, cantidad }, { user }) {
    const found = workedLine(state, user, (o) => lineInHand(o, linea));
    if (isRejection(found)) return found;
    const { o, work, line } = found;
    const { producto, cantidad: solicitado } = line;
    const { pickeado, series } = lineOf(work, linea);
    if (producto.serializable && serie === undefined)
      return noPicking(`${producto.part_number} lleva serie: indica la serie que se quita.`, 'FALTA_SERIE');
    if (serie !== undefined && !series.includes(serie))
      return noPicking(`La serie ${serie} no está pickeada en esta línea.`, 'SERIE_NO_PICKEADA');
    if (serie !== undefined && cantidad !== 1)
      return noPicking(`${producto.part_number} lleva serie: se quita unidad por unidad.`, 'UNA_POR_SERIE');
    if (cantidad > pickeado)
      return noPicking(
        `De ${producto.part_number} ${pickeado === 1 ? 'hay 1 pickeada' : `hay ${pickeado} pickeadas`}.`,
        'EXCEDE_PICKEADO',
      );
    return [
      LineUnpicked({
        pedido: refOf(o),
        estatus: o.estatus,
        linea,
        producto_id: producto._id,
        part_number: producto.part_number,
        nombre: producto.nombre,
        cantidad,
        serie: serie ?? null,
        solicitado,
        pickeado: pickeado - cantidad,
        pendiente: pendingOf(work, line) + cantidad,
        usuario: personOf(user),
      }),
    ];
  },
  answer({ events }) {
    const { linea, part_number, pickeado, pendiente } = (events[0] as ReturnType<typeof LineUnpicked>).data;
    return { mensaje: `Deshecho. ${part_number}: quedan ${pendiente}`, linea, pickeado, pendiente };
  },
});
