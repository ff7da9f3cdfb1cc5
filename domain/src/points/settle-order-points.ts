import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { giveBack, type Owner, type PointsOrder, type PointsRule, settlePoints } from './moves.shared.ts';
import { points } from './points.ts';
import { figureText } from '../kernel/figures.ts';

export interface OrderPointsFacts {
  /** Undefined when the order never came to be: whoever made it died in between. */
  readonly pedido: PointsOrder | undefined;
  readonly cliente: Owner;
  readonly regla: PointsRule;
}

/** Issued by the process that follows orders, and by the nightly look for orders that never came to be. */
export const settleOrderPoints = defineCommand({
  name: 'settle-order-points',
  context: 'points',
  path: '/puntos/modificar',
  accion: 'cuadrarpedido',
  access: { perfiles: ['Administrador'] },
  summary: 'Abona los Pesos Mobile de un pedido entregado o devuelve los de uno anulado',
  request: z.strictObject({
    accion: z.literal('cuadrarpedido'),
    cliente: z.string().min(1).max(60),
    pedido: z.string().regex(/^\d{1,15}$/),
  }),
  aggregate: points,
  needsFacts: true,
  stream: (request) => request.cliente,
  decide(state, { cliente, pedido }, { now, facts }: DecideContext<OrderPointsFacts>) {
    if (!facts.pedido) return giveBack(state, facts.cliente, Number(pedido), facts.regla, now);
    return facts.pedido.client._id === cliente ? settlePoints(state, facts.pedido, facts.regla, now) : [];
  },
  answer: ({ state }) => ({ mensaje: `El cliente tiene ${figureText(state.saldo)} Pesos Mobile` }),
});
