import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { expire, type Owner } from './moves.shared.ts';
import { points } from './points.ts';
import { figureText } from '../kernel/figures.ts';

/** Issued every night for customers of whom points are over. */
export const expirePoints = defineCommand({
  name: 'expire-points',
  context: 'points',
  path: '/puntos/modificar',
  accion: 'vencer',
  access: { perfiles: ['Administrador'] },
  summary: 'Da por vencidos los Pesos Mobile de un cliente cuyo plazo terminó',
  request: z.strictObject({ accion: z.literal('vencer'), cliente: z.string().min(1).max(60) }),
  aggregate: points,
  needsFacts: true,
  stream: (request) => request.cliente,
  decide: (state, _request, { now, facts }: DecideContext<Owner>) => expire(state, facts, now),
  answer: ({ state }) => ({ mensaje: `El cliente tiene ${figureText(state.saldo)} Pesos Mobile` }),
});
