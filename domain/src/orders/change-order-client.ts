import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { OrderClientChanged } from '../streams/order/events.ts';
import { pedidoId } from '../streams/order/guards.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import type { client } from '../streams/order/parts.ts';

/** Billed, handed over or cancelled: its papers say a name and a RUT that stay. */
const isClosed = ({ facturado, entregado, estatus }: Order): boolean => facturado || entregado || estatus === 'Anulado';

const seriesOf = ({ picking }: Order): string[] =>
  Object.values(picking?.lineas ?? {}).flatMap(({ series }) => [...series]);

/**
 * The order of a customer that was merged is the other one's. Issued by the process that follows merges; it only ever does
 * what the log says, so a repeat changes nothing.
 */
export const changeOrderClient = defineCommand({
  name: 'change-order-client',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa un pedido al cliente al que se unió el suyo',
  request: z.strictObject({ accion: z.literal('clienteunido'), pedido: pedidoId }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => request.pedido,
  decide(state, _request, { facts }: DecideContext<z.infer<typeof client> | null>) {
    if (!state || !facts || state.client._id === facts._id) return [];
    const now = isClosed(state) ? { ...state.client, _id: facts._id } : facts;
    return [
      OrderClientChanged({
        pedido: refOf({ ...state, client: now }),
        estatus: state.estatus,
        antes: state.client,
        client: now,
        lineas: state.productos_pedido.map(({ linea }) => linea),
        series: seriesOf(state),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El Pedido es de ${state?.client.name ?? 'nadie'}` }),
});
