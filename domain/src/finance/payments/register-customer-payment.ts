import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { standingTotal } from '../../streams/order/credit.shared.ts';
import type { OrderState } from '../../streams/order/order.ts';
import { PaymentRegistered } from '../../streams/settlement/events.ts';
import {
  notPayable,
  PAYMENT_KEEPERS,
  PAYMENT_TITLE,
  paymentFields,
  pesosPagados,
} from '../../streams/settlement/guards.ts';
import { paidOf, settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';

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
  decide(
    state,
    { monto, fecha, referencia },
    { user, now, facts: { orden } }: DecideContext<{ readonly orden: OrderState }>,
  ) {
    if (!orden || orden.estatus === 'Anulado')
      return reject('NADA_QUE_PAGAR', PAYMENT_TITLE, 'El pedido no existe o está anulado. Actualiza la lista.');
    const owed = standingTotal(orden) - paidOf(state);
    const paid = monto ?? owed;
    return (
      notPayable({ monto: paid, fecha }, owed, 'CLP', now) ?? [
        PaymentRegistered({
          documento: {
            _id: paidDocument('Cliente', orden.number),
            de: 'Cliente',
            number: orden.number,
            // What is collected at the door may be paid before it is invoiced.
            factura: orden.factura ? String(orden.factura.folio) : '',
            nombre: orden.client.name,
          },
          pago: (state?.pagos.length ?? 0) + 1,
          fecha,
          moneda: 'CLP',
          monto: paid,
          tipo_cambio: null,
          pesos: paid,
          diferencia_cambio: null,
          referencia,
          registrado_por: personOf(user),
        }),
      ]
    );
  },
  answer: ({ state }) => ({
    mensaje: `El pago del Pedido N° ${state!.documento.number} fue registrado: ${pesosText(state!.pagos.at(-1)!.monto)}`,
  }),
});
