import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayText } from '../kernel/when.ts';
import { OrderPartDelivered } from '../streams/order/delivery-events.ts';
import { goodsLeft, lineaEntregada } from '../streams/order/delivery-parts.shared.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { byProduct, order, refOf } from '../streams/order/order.ts';
import { quienRecibe } from '../streams/order/parts.ts';

const TITLE = 'La entrega parcial no se registró';

/** The customer took a part: the rest waits for dispatch again. Issued by the process that follows routes; a repeat changes nothing. */
export const deliverPart = defineCommand({
  name: 'deliver-part',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'entregaparcial',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra en el pedido lo que el cliente recibió de él en una parada, y deja el resto por despachar',
  request: z.strictObject({
    accion: z.literal('entregaparcial'),
    pedido: pedidoId,
    entrega: z.string().min(3).max(60),
    despacho: z.number().int().positive(),
    recibe: quienRecibe,
    motivo: z.string().trim().min(1).max(1000),
    fecha: dayText,
    lineas: z.array(lineaEntregada).min(1).max(1000),
    embalajes: z.array(z.number().int().positive()).max(1000),
    cobrado: z.number().int().nonnegative(),
  }),
  aggregate: order,
  stream: ({ pedido }) => String(pedido),
  when: forOrder((o) =>
    o.estatus === 'En Ruta' || (o.entregas ?? []).length > 0
      ? undefined
      : wrongState(TITLE, `El Pedido N° ${o.number} no está en ruta: su estado es ${o.estatus}.`),
  ),
  decide(state, { accion: _, pedido: __, lineas, ...part }) {
    const o = state!;
    if ((o.entregas ?? []).some(({ entrega }) => entrega === part.entrega)) return [];
    if (o.estatus !== 'En Ruta')
      return wrongState(TITLE, `El Pedido N° ${o.number} no está en ruta: su estado es ${o.estatus}.`);
    const remaining = new Map(goodsLeft(o).map(({ line, cantidad }) => [line.linea, cantidad]));
    if (lineas.some(({ linea, cantidad }) => cantidad > (remaining.get(linea) ?? 0)))
      return wrongState(TITLE, `Del Pedido N° ${o.number} quedan menos unidades por entregar. Revisa sus líneas.`);
    return [
      OrderPartDelivered({
        pedido: refOf(o),
        estatus: 'Pendiente Despacho',
        ...part,
        lineas,
        movimientos: byProduct(o, (line) => lineas.find(({ linea }) => linea === line.linea)?.cantidad ?? 0),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El Pedido N° ${state!.number} se entregó en parte: el resto está pendiente de despacho`,
  }),
});
