import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { figureText } from '../kernel/figures.ts';
import { type Owner, type PointsOrder, withdraw } from './moves.shared.ts';
import { points } from './points.ts';

export interface WithdrawFacts {
  readonly pedido: PointsOrder | undefined;
  /** Whose account holds what the order earned: of a customer that was merged, the one that stays. */
  readonly cliente: Owner;
}

/** Issued by the process that follows credit notes. */
export const withdrawOrderPoints = defineCommand({
  name: 'withdraw-order-points',
  context: 'points',
  path: '/puntos/modificar',
  accion: 'descontarpedido',
  access: { perfiles: ['Administrador'] },
  summary: 'Descuenta los Pesos Mobile de lo que una nota de crédito quitó a un pedido',
  request: z.strictObject({ accion: z.literal('descontarpedido'), pedido: z.string().regex(/^\d{1,15}$/) }),
  aggregate: points,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<WithdrawFacts>) => facts.cliente._id,
  decide: (state, _request, { now, facts }) => (facts.pedido ? withdraw(state, facts.cliente, facts.pedido, now) : []),
  answer: ({ state }) => ({ mensaje: `El cliente tiene ${figureText(state.saldo)} Pesos Mobile` }),
});
