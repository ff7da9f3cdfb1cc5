import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { standingTotal } from '../../streams/order/credit.shared.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import type { OrderState } from '../../streams/order/order.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { RefundApplied } from '../../streams/settlement/refund-events.ts';
import { paidOf, settlement, type SettlementState } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { assessmentOf, documentOf } from './due.ts';
import { nextRefund, pesosDevueltos, REFUND_TITLE, refundable, type RefundFacts } from './guards.ts';

export interface CreditFacts extends RefundFacts {
  /** The order that is to be paid with the credit, and its payments. */
  readonly destino: OrderState;
  readonly pagos: SettlementState;
}

/** *Aplicar a una factura*: what is to be returned to a customer pays another invoice of the same customer. */
export const applyCredit = defineCommand({
  name: 'apply-credit',
  context: 'finance',
  path: '/devoluciones_dinero/crear',
  accion: 'aplicar',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Aplica el saldo a favor de un cliente a otra de sus facturas',
  request: z.strictObject({
    accion: z.literal('aplicar'),
    pedido: pedidoId,
    destino: pedidoId,
    /** Without it as much as both allow. */
    monto: pesosDevueltos.optional(),
    expectedVersion,
  }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide(state, { monto }, { user, facts: { orden, destino, pagos } }: DecideContext<CreditFacts>) {
    const no = (codigo: string, mensaje: string) => reject(codigo, REFUND_TITLE, mensaje);
    if (!destino?.factura || destino.estatus === 'Anulado')
      return no('FACTURA_NO_EXISTE', 'La factura ya no existe o está anulada. Elige otra de la lista.');
    if (destino.client._id !== orden?.client._id)
      return no('OTRO_CLIENTE', 'El saldo a favor es de otro cliente. Elige una factura del mismo cliente.');
    const debt = destino.number === orden.number ? 0 : standingTotal(destino) - paidOf(pagos);
    if (debt <= 0) return no('YA_PAGADA', 'La factura ya está pagada. Elige otra de la lista.');
    if (monto !== undefined && monto > debt)
      return no('PAGO_EXCEDE', `A la factura le faltan ${pesosText(debt)} por pagar. Corrige el monto.`);
    const refund = refundable(orden, state, monto, debt);
    if (isRejection(refund)) return refund;
    return [
      ...assessmentOf(refund.orden, state),
      RefundApplied({
        documento: documentOf(refund.orden),
        devolucion: nextRefund(state),
        monto: refund.monto,
        destino: documentOf(destino),
        aplicada_por: personOf(user),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Se aplicaron ${pesosText(state!.devoluciones!.at(-1)!.monto)} a favor de ${state!.documento.nombre}`,
  }),
});
