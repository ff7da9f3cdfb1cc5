import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { type Principal, SYSTEM } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { refOf, type RmaState, serviceCase } from '../cases/case.ts';
import { rmaId } from '../cases/guards.ts';
import { CREDITORS } from './ask-credit.ts';
import { RmaCreditIssued, RmaCreditRefused } from './events.ts';

/** Told by the process that issues: the number of the document, or why the order did not take it. */
export const tellCredit = defineCommand({
  name: 'tell-rma-credit',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'acreditado',
  access: { perfiles: CREDITORS },
  summary: 'Anota en un RMA su nota de crédito, o por qué no se emitió; lo dice el sistema',
  request: z.strictObject({
    accion: z.literal('acreditado'),
    id: rmaId,
    n: z.number().int().positive(),
    emitida: z.strictObject({ folio: z.number().int(), total: z.number().int() }).optional(),
    rechazo: z.string().max(4000).default(''),
  }),
  aggregate: serviceCase,
  stream: ({ id }) => String(id),
  when: (state: RmaState, user: Principal) =>
    state && user.sesion === SYSTEM.sesion
      ? undefined
      : reject('SIN_PERMISO', 'No se anotó', 'Sólo el sistema anota la nota de crédito de un RMA.'),
  decide(state, { n, emitida, rechazo }) {
    const found = state!.creditos.find((one) => one.n === n);
    if (found?.estado !== 'Pedida') return [];
    const of = { rma: refOf(state!), n, pedido: found.pedido };
    return [emitida ? RmaCreditIssued({ ...of, ...emitida }) : RmaCreditRefused({ ...of, motivo: rechazo })];
  },
  answer: () => ({ mensaje: 'La nota de crédito quedó anotada' }),
});
