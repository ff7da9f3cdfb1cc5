import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { dayText } from '../../kernel/when.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import type { OrderState } from '../../streams/order/order.ts';
import { PAYMENT_TITLE, pesosPagados } from '../../streams/settlement/guards.ts';
import { refundOrigin } from '../../streams/settlement/parts.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { customerPayment } from './customer-payment.ts';

/** Issued by the process that follows applied credit: the invoice that it was applied to is paid with it. */
export const payWithCredit = defineCommand({
  name: 'pay-with-credit',
  context: 'finance',
  path: '/pagos/crear',
  accion: 'saldo_a_favor',
  access: { perfiles: ['Administrador'] },
  summary: 'Paga una factura con el saldo a favor de su cliente',
  request: z.strictObject({
    accion: z.literal('saldo_a_favor'),
    pedido: pedidoId,
    monto: pesosPagados,
    fecha: dayText,
    desde: refundOrigin,
  }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  when: (_state, user) =>
    systemOnly(
      user,
      PAYMENT_TITLE,
      'El saldo a favor se aplica desde Devoluciones de dinero, con «Aplicar a una factura».',
    ),
  decide(
    state,
    { monto, fecha, desde },
    { user, now, facts: { orden } }: DecideContext<{ readonly orden: OrderState }>,
  ) {
    const isRepeat = state?.pagos.some(
      (one) => one.desde?.documento === desde.documento && one.desde.devolucion === desde.devolucion,
    );
    if (isRepeat) return [];
    const referencia = `Saldo a favor del Pedido N° ${desde.pedido}`;
    const missing = `El Pedido N° ${orden?.number ?? ''} no existe o está anulado.`;
    // A cancelled order owes nothing: the credit stays where it was.
    return customerPayment(
      state,
      orden?.estatus === 'Anulado' ? undefined : orden,
      { monto, fecha, referencia, desde },
      {
        ...{ user, now, gone: missing },
      },
    );
  },
  answer: ({ state }) => ({
    mensaje: `El Pedido N° ${state!.documento.number} fue pagado con ${pesosText(state!.pagos.at(-1)!.monto)} a favor del cliente`,
  }),
});
