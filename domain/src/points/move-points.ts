import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { flat } from './by-order.ts';
import { PointsMovedAway, PointsReceived } from './events.ts';
import type { Owner } from './moves.shared.ts';
import { points } from './points.ts';

const common = {
  context: 'points',
  path: '/puntos/modificar',
  access: { perfiles: ['Administrador'] },
  aggregate: points,
  needsFacts: true,
} as const;
const clienteId = z.string().min(1).max(60);

export interface MovedFacts {
  readonly cliente: Owner;
  /** Whoever it was merged into; null where it was not. */
  readonly a: Owner | null;
}

/** Everything of the account of a customer that was merged goes to the one that stays. Issued by the process that follows merges. */
export const movePoints = defineCommand({
  ...common,
  name: 'move-points',
  accion: 'traspasar',
  summary: 'Traspasa los Pesos Mobile de un cliente unido a otro',
  request: z.strictObject({ accion: z.literal('traspasar'), cliente: clienteId }),
  stream: (request) => request.cliente,
  decide(state, _request, { facts: { cliente, a } }: DecideContext<MovedFacts>) {
    const { saldo, lotes } = state;
    const [usados, ganados, descontados] = [flat(state.usados), flat(state.ganados), flat(state.descontados)];
    const nothing = lotes.length === 0 && Object.keys({ ...usados, ...ganados }).length === 0;
    return a === null || nothing
      ? []
      : [
          PointsMovedAway({
            cliente,
            destino: a,
            puntos: saldo,
            saldo: 0,
            lotes: [...lotes],
            usados,
            ganados,
            descontados,
          }),
        ];
  },
  answer: () => ({ mensaje: 'Los Pesos Mobile pasaron al otro cliente' }),
});

export interface ReceivedFacts {
  readonly cliente: Owner;
  /** What was moved away, as the other account has it. */
  readonly movido: z.infer<typeof PointsMovedAway.data>;
}

/** What another account moved away arrives, once. Issued by the process that follows merges. */
export const receivePoints = defineCommand({
  ...common,
  name: 'receive-points',
  accion: 'recibir',
  summary: 'Recibe los Pesos Mobile de un cliente que se unió',
  request: z.strictObject({
    accion: z.literal('recibir'),
    cliente: clienteId,
    de: clienteId,
    /** Of the event by which the other account moved them. */
    version: z.number().int().min(0),
  }),
  stream: (request) => request.cliente,
  decide(state, { de, version }, { facts: { cliente, movido } }: DecideContext<ReceivedFacts>) {
    const traspaso = `${de}@${version}`;
    if (state.traspasos.includes(traspaso)) return [];
    const { puntos, lotes, usados, ganados, descontados } = movido;
    const saldo = state.saldo + puntos;
    return [
      PointsReceived({ cliente, de: movido.cliente, traspaso, puntos, saldo, lotes, usados, ganados, descontados }),
    ];
  },
  answer: () => ({ mensaje: 'Los Pesos Mobile llegaron' }),
});
