import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../../kernel/text.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { RefundPaid, RefundRefused } from '../../streams/settlement/refund-events.ts';
import { openRefund } from '../../streams/settlement/refunds.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { REFUND_TITLE } from './guards.ts';

/** A person looked up in Webpay's own portal what became of a refund whose answer was lost. */
export const resolveRefund = defineCommand({
  name: 'resolve-refund',
  context: 'finance',
  path: '/devoluciones_dinero/modificar',
  accion: 'confirmar',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra qué fue de una devolución que Webpay no respondió',
  request: z.strictObject({
    accion: z.literal('confirmar'),
    pedido: pedidoId,
    devolucion: z.number().int().positive(),
    devuelta: z.boolean(),
    motivo: oneLine(200).min(3, 'Ingresa lo que viste en Webpay'),
    expectedVersion,
  }),
  aggregate: settlement,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide(state, { devolucion, devuelta, motivo }) {
    const open = openRefund(state, devolucion);
    if (!state || open?.estado !== 'Por confirmar')
      return reject(
        'ESTADO_NO_PERMITE',
        REFUND_TITLE,
        'Esa devolución no espera confirmación. Actualiza la lista para ver su resultado.',
      );
    const refund = { documento: state.documento, devolucion, monto: open.monto };
    return devuelta
      ? [RefundPaid({ ...refund, detalle: motivo, autorizacion: null, fuente: 'persona' })]
      : [RefundRefused({ ...refund, motivo })];
  },
  answer: ({ state }, { devuelta }) => ({
    mensaje: devuelta
      ? `La devolución del Pedido N° ${state!.documento.number} quedó confirmada`
      : `El dinero del Pedido N° ${state!.documento.number} vuelve a quedar por devolver`,
  }),
});
