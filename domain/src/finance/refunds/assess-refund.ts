import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { assessmentOf } from './due.ts';
import type { RefundFacts } from './guards.ts';

/** Issued by the process that follows orders and payments: how much of what was paid is to be returned. */
export const assessRefund = defineCommand({
  name: 'assess-refund',
  context: 'finance',
  path: '/devoluciones_dinero/modificar',
  accion: 'cuadrar',
  access: { perfiles: ['Administrador'] },
  summary: 'Calcula cuánto de lo pagado de un pedido hay que devolver',
  request: z.strictObject({ accion: z.literal('cuadrar'), pedido: pedidoId }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide: (state, _request, { facts }: DecideContext<RefundFacts>) => assessmentOf(facts.orden, state),
  answer: ({ state }) => ({ mensaje: `Por devolver en total: ${pesosText(state?.por_devolver?.monto ?? 0)}` }),
});
