import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { notPaidOn, PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { RefundTransferred } from '../../streams/settlement/refund-events.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { assessmentOf, documentOf } from './due.ts';
import { nextRefund, pesosDevueltos, REFUND_TITLE, refundable, type RefundFacts } from './guards.ts';

/** *Marcar como transferida*: the money went back by a transfer that somebody made at the bank. */
export const transferRefund = defineCommand({
  name: 'transfer-refund',
  context: 'finance',
  path: '/devoluciones_dinero/crear',
  accion: 'transferencia',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra la transferencia con que se devolvió dinero a un cliente',
  request: z.strictObject({
    accion: z.literal('transferencia'),
    pedido: pedidoId,
    monto: pesosDevueltos,
    fecha: dayText,
    referencia: oneLine(120).min(1, 'Ingresa el N° de la operación'),
    expectedVersion,
  }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide(state, { monto, fecha, referencia }, { user, now, facts: { orden } }: DecideContext<RefundFacts>) {
    const day = notPaidOn(fecha, now, REFUND_TITLE, 'de la transferencia');
    if (day) return day;
    const refund = refundable(orden, state, monto);
    if (isRejection(refund)) return refund;
    return [
      ...assessmentOf(refund.orden, state),
      RefundTransferred({
        documento: documentOf(refund.orden),
        devolucion: nextRefund(state),
        monto,
        fecha,
        referencia,
        transferida_por: personOf(user),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `La devolución de ${pesosText(state!.devoluciones!.at(-1)!.monto)} del Pedido N° ${state!.documento.number} fue registrada`,
  }),
});
