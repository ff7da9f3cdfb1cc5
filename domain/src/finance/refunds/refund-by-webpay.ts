import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { RefundRequested } from '../../streams/settlement/refund-events.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { assessmentOf, documentOf, leftAtWebpay } from './due.ts';
import { nextRefund, pesosDevueltos, REFUND_TITLE, refundable, type RefundFacts } from './guards.ts';

/** *Devolver por Webpay*: asks for it. A process calls Webpay once this is in the log, and records what came of it. */
export const refundByWebpay = defineCommand({
  name: 'refund-by-webpay',
  context: 'finance',
  path: '/devoluciones_dinero/crear',
  accion: 'webpay',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Devuelve por Webpay lo que un cliente pagó de más con tarjeta',
  request: z.strictObject({
    accion: z.literal('webpay'),
    pedido: pedidoId,
    /** Without it all that Webpay can return of what is due. */
    monto: pesosDevueltos.optional(),
    expectedVersion,
  }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide(state, { monto }, { user, facts: { orden } }: DecideContext<RefundFacts>) {
    const most = orden ? leftAtWebpay(orden, state) : 0;
    const refund = refundable(orden, state, monto, most || undefined);
    if (isRejection(refund)) return refund;
    if (most === 0)
      return reject(
        'SIN_PAGO_WEBPAY',
        REFUND_TITLE,
        `El Pedido N° ${refund.orden.number} no tiene un pago que Webpay pueda devolver. Haz una transferencia y márcala.`,
      );
    return [
      ...assessmentOf(refund.orden, state),
      RefundRequested({
        documento: documentOf(refund.orden),
        devolucion: nextRefund(state),
        monto: refund.monto,
        solicitada_por: personOf(user),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Pedimos a Webpay devolver ${pesosText(state!.devoluciones!.at(-1)!.monto)} del Pedido N° ${state!.documento.number}`,
  }),
});
