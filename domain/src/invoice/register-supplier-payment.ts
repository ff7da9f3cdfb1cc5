import { z } from 'zod';
import { invoiceId } from './guards.ts';
import type { ImportInvoiceState } from './import-invoice.ts';
import type { OfOrder } from './of-order.ts';
import { payableOf } from './paid-invoice.ts';
import { usd } from '../kernel/amounts.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { roundCents, roundPesos } from '../kernel/money.ts';
import { personOf } from '../kernel/principal.ts';
import { reject } from '../kernel/rejection.ts';
import { PaymentRegistered } from '../streams/settlement/events.ts';
import { amountText, notPayable, PAYMENT_KEEPERS, PAYMENT_TITLE, paymentFields } from '../streams/settlement/guards.ts';
import { paidOf, settlement } from '../streams/settlement/settlement.ts';
import { paidDocument } from '../streams/settlement/terms.shared.ts';

/** What is known of the invoice that is paid. */
export interface PayableFacts extends OfOrder {
  readonly invoice: ImportInvoiceState;
}

/** *Registrar pago* of a supplier abroad: its currency at the rate of that day, against what the invoice was taken in at. */
export const registerSupplierPayment = defineCommand({
  name: 'register-supplier-payment',
  context: 'invoice',
  path: '/pagos/crear',
  accion: 'proveedor',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra el pago de la invoice de un proveedor extranjero',
  request: z.strictObject({
    accion: z.literal('proveedor'),
    invoice: invoiceId,
    /** Without it all that is owed. */
    monto: usd.refine((n) => n > 0, 'Ingresa el monto pagado').optional(),
    tipo_cambio: z
      .number()
      .min(1, 'Escribe a cuántos pesos se pagó la moneda de la invoice')
      .max(100_000, 'Revisa el tipo de cambio del pago'),
    ...paymentFields,
  }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ invoice }) => paidDocument('Proveedor', invoice),
  decide(
    state,
    { monto, tipo_cambio, fecha, referencia },
    { user, now, facts: { invoice, orden } }: DecideContext<PayableFacts>,
  ) {
    if (!invoice || invoice.estado === 'Anulada')
      return reject('NADA_QUE_PAGAR', PAYMENT_TITLE, 'La invoice no existe o está anulada. Actualiza la lista.');
    const { moneda, cobrado } = payableOf(invoice, { orden });
    if (moneda === 'CLP' && tipo_cambio !== 1)
      return reject('TIPO_DE_CAMBIO', PAYMENT_TITLE, 'La invoice está en pesos: deja el tipo de cambio en 1.', {
        campo: 'tipo_cambio',
      });
    const debt = roundCents(cobrado - paidOf(state));
    const paid = monto ?? debt;
    return (
      notPayable({ monto: paid, fecha }, debt, moneda, now) ?? [
        PaymentRegistered({
          documento: {
            _id: paidDocument('Proveedor', invoice.number),
            de: 'Proveedor',
            number: invoice.number,
            factura: invoice.factura,
            nombre: invoice.proveedor,
          },
          pago: (state?.pagos.length ?? 0) + 1,
          fecha,
          moneda,
          monto: paid,
          tipo_cambio,
          pesos: roundPesos(paid * tipo_cambio),
          diferencia_cambio: roundPesos(paid * (tipo_cambio - invoice.tipo_cambio)),
          referencia,
          registrado_por: personOf(user),
        }),
      ]
    );
  },
  answer: ({ state }) => ({
    mensaje: `El pago de la Invoice N° ${state!.documento.number} fue registrado: ${amountText[state!.pagos.at(-1)!.moneda](state!.pagos.at(-1)!.monto)}`,
  }),
});
