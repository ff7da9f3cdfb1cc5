import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import type { OrderState } from '../../streams/order/order.ts';
import { PAYMENT_KEEPERS, paymentFields, pesosPagados } from '../../streams/settlement/guards.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { customerPayment } from './customer-payment.ts';

/** *Registrar pago* of a customer's invoice, whole or in part; never more than what is owed. */
export const registerCustomerPayment = defineCommand({
  name: 'register-customer-payment',
  context: 'finance',
  path: '/pagos/crear',
  accion: 'cliente',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra el pago de la factura de un cliente',
  request: z.strictObject({
    accion: z.literal('cliente'),
    pedido: pedidoId,
    /** Without it all that is owed. */
    monto: pesosPagados.optional(),
    ...paymentFields,
  }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide: (state, payment, { user, now, facts: { orden } }: DecideContext<{ readonly orden: OrderState }>) =>
    customerPayment(state, orden, payment, {
      user,
      now,
      gone: 'El pedido no existe o está anulado. Actualiza la lista, o indica el monto si el dinero llegó de todas formas.',
    }),
  answer: ({ state }) => ({
    mensaje: `El pago del Pedido N° ${state!.documento.number} fue registrado: ${pesosText(state!.pagos.at(-1)!.monto)}`,
  }),
});
