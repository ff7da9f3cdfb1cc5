import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { holderKey } from '../reservations/key.shared.ts';
import { STOCK_APPROVERS } from './access.ts';
import { productoId } from './receive-stock.ts';
import { settle } from './settle.ts';
import { stock } from './stock.ts';

/** Issued by the process that follows orders. It only ever does what the order's stream says, so anybody may repeat it. */
export const settleOrderStock = defineCommand({
  name: 'settle-order-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'cuadrarpedido',
  access: { perfiles: STOCK_APPROVERS },
  summary:
    'Deja lo comprometido por un pedido o una reserva como dice su historia: libera lo anulado o faltante y da salida a lo entregado',
  request: z.strictObject({
    accion: z.literal('cuadrarpedido'),
    producto: productoId,
    pedido: holderKey,
  }),
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide: (state, request, { facts, now }: DecideContext<OrderTruth>) => settle(state, request.pedido, facts, now),
  answer: () => ({ mensaje: 'El stock del pedido está cuadrado' }),
});
