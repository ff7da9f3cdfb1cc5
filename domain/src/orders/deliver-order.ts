import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { expectedVersion } from '../kernel/text.ts';
import { GOODS_HANDLERS } from '../kernel/perfiles.ts';
import { codigoSap, type OrderByCode } from './by-code.ts';
import { OrderDelivered } from '../streams/order/events.ts';
import { forOrder, wrongState } from '../streams/order/guards.ts';
import { quienRecibe } from '../streams/order/parts.ts';
import { committed, isHandedOver, order, refOf } from '../streams/order/order.ts';

const FAILURE = 'El pedido no fue entregado correctamente';

/** Handover (document 1 §5, texts to the letter). The goods leave the stock by the process that follows orders. */
export const deliverOrder = defineCommand({
  name: 'deliver-order',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'entregar',
  access: { perfiles: GOODS_HANDLERS },
  summary: 'Entrega un pedido facturado al cliente',
  request: z.strictObject({
    accion: z.literal('entregar'),
    codigo_sap: codigoSap,
    /** Who signed for it, where the route says so. */
    recibe: quienRecibe.optional(),
    expectedVersion,
  }),
  aggregate: order,
  needsFacts: true,
  stream: (_request, context: DecideContext<OrderByCode>) => context.facts.pedido,
  when: forOrder((o) => {
    if (isHandedOver(o)) return wrongState(FAILURE, 'El pedido ya fue entregado');
    if (o.estatus === 'Anulado') return wrongState(FAILURE, 'El pedido está anulado');
    if (!o.facturado) return wrongState(FAILURE, 'El pedido aún no ha sido facturado');
    return o.estatus === 'Entregado a Sala' || o.estatus === 'En Ruta'
      ? undefined
      : wrongState(FAILURE, `El pedido está en estado ${o.estatus}: se entrega desde la sala o desde la ruta.`);
  }),
  decide(state, { recibe }) {
    const o = state!;
    return [
      OrderDelivered({ pedido: refOf(o), estatus: 'Entregado', movimientos: committed(o), ...(recibe && { recibe }) }),
    ];
  },
  answer: () => ({ mensaje: 'El pedido fue entregado correctamente' }),
});
