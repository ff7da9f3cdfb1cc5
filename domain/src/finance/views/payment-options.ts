import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { opcionPago } from '../events.ts';

export const paymentOptionRow = opcionPago;
export type PaymentOptionRow = z.infer<typeof paymentOptionRow>;
export const PAYMENT_OPTION_LIST = 'finance/payment-option-list';

const base = {
  context: 'finance',
  path: '/condiciones_pago/listar',
  reads: [PAYMENT_OPTION_LIST],
  access: { perfiles: 'todos' as const },
  reply: z.object({
    resultadoDB: z.array(paymentOptionRow.pick({ _id: true, codigo: true, condicionPago: true, dias: true })),
  }),
};

/** *Condición de Pago*. */
export const paymentConditions = defineQuery({
  ...base,
  scope: everyone,
  name: 'payment-conditions',
  accion: 'dropdown',
  summary: 'Condiciones de pago',
  request: z.strictObject({ accion: z.literal('dropdown') }),
});
/** *Método de Pago*. */
export const paymentMethods = defineQuery({
  ...base,
  scope: everyone,
  name: 'payment-methods',
  accion: 'dropdownMetodo',
  summary: 'Métodos de pago',
  request: z.strictObject({ accion: z.literal('dropdownMetodo') }),
});
