import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { warehouseOfPlace } from '../inventory/place-code.shared.ts';
import { isRejection } from '../kernel/rejection.ts';
import { codeText } from '../kernel/text.ts';
import { pedidoId, personOf } from '../streams/order/guards.ts';
import { order, refOf } from '../streams/order/order.ts';
import { PICKERS, PICKING_PATH } from './access.shared.ts';
import { LinePicked } from '../streams/order/picking-events.ts';
import { lineOf, noPicking, pendingOf } from '../streams/order/picking.ts';
import { lineFor, unpack } from './reading.ts';
import { notSerialSentence } from '../inventory/serials/label-kind.shared.ts';
import { workedLine } from './worked-line.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

const code = z.string().overwrite(codeText).min(1).max(120).optional();

/** One reading of the scanner. Repeated with the same command id (a lost answer, an offline queue) it counts once. */
export const scanLine = defineCommand({
  name: 'scan-line',
  context: 'picking',
  path: PICKING_PATH,
  accion: 'escanear',
  access: { perfiles: PICKERS },
  summary: 'Registra unidades pickeadas de una línea',
  request: z
    .strictObject({
      accion: z.literal('escanear'),
      pedido: pedidoId,
      codigo: code,
      ean: code,
      serie: code,
      cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000).default(1),
      /** The place that the hand stands at: what is delivered leaves it. */
      ubicacion: z.string().trim().min(1).max(60).optional(),
    })
    .refine((r) => r.codigo !== undefined || r.ean !== undefined || r.serie !== undefined, {
      message: 'Falta codigo, ean o serie',
      path: ['codigo'],
    }),
  reply: z.object({ linea: z.number(), part_number: z.string(), pickeado: z.number(), pendiente: z.number() }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  decide(state, request, { user }) {
    const found = workedLine(state, user, (o, work) => lineFor(o, work, request));
    if (isRejection(found)) return found;
    const { o, work, line } = found;
    const { producto, linea, cantidad: solicitado } = line;
    const { ubicacion } = request;
    if (ubicacion !== undefined && warehouseOfPlace(ubicacion) !== o.bodega_entrega)
      return noPicking(
        `La ubicación ${ubicacion} no es de la bodega ${o.bodega_entrega}. Escanea una de esa bodega.`,
        'OTRA_BODEGA',
      );
    const serie = producto.serializable ? unpack(request).serie : undefined;
    if (producto.serializable) {
      if (serie === undefined)
        return noPicking(`${producto.part_number} lleva serie: escanea la serie de la unidad.`, 'FALTA_SERIE');
      if (serie === String(o.number))
        return noPicking(notSerialSentence(serie, `el número de este pedido`), 'NO_ES_SERIE');
      if (request.cantidad !== 1)
        return noPicking(`${producto.part_number} lleva serie: se escanea unidad por unidad.`, 'UNA_POR_SERIE');
      const known = o.productos_pedido.some(
        (l) => l.producto._id === producto._id && lineOf(work, l.linea).series.includes(serie),
      );
      if (known) return noPicking(`La serie ${serie} ya fue escaneada en este pedido.`, 'SERIE_REPETIDA');
    }
    const pendiente = pendingOf(work, line) - request.cantidad;
    if (pendiente < 0)
      return noPicking(`De ${producto.part_number} quedan ${pendingOf(work, line)} por pickear.`, 'EXCEDE_PEDIDO');
    return [
      LinePicked({
        pedido: refOf(o),
        estatus: o.estatus,
        linea,
        producto_id: producto._id,
        part_number: producto.part_number,
        nombre: producto.nombre,
        cantidad: request.cantidad,
        serie: serie ?? null,
        lectura: request.codigo ?? request.ean ?? request.serie!,
        ...(ubicacion !== undefined && { ubicacion }),
        solicitado,
        pickeado: lineOf(work, linea).pickeado + request.cantidad,
        pendiente,
        usuario: personOf(user),
      }),
    ];
  },
  answer({ events }) {
    const { linea, part_number, pickeado, pendiente } = (events[0] as ReturnType<typeof LinePicked>).data;
    return {
      mensaje: pendiente === 0 ? `${part_number} completo` : `${part_number}: quedan ${pendiente}`,
      linea,
      part_number,
      pickeado,
      pendiente,
    };
  },
});
