import { z } from 'zod';
import { code, json, key, state, text } from '../../kernel/field.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { opcionPago, TIPOS_OPCION } from '../events.ts';

/** Payment conditions and methods behind the dropdowns. */
export const paymentOptionRow = defineRow({
  projection: 'finance/payment-option-list',
  table: 'payment_option_list',
  scope: everyone,
  // Registered once and never changed.
  temporal: false,
  fields: {
    _id: key(),
    codigo: code('Código'),
    condicionPago: text('Condición de pago'),
    tipo: state('Tipo', TIPOS_OPCION),
    /** Days from invoice to each due date; none is cash. */
    dias: json('Días', opcionPago.shape.dias),
  },
});
export type PaymentOptionRow = RowOf<typeof paymentOptionRow>;

const base = {
  context: 'finance',
  path: '/condiciones_pago/listar',
  reads: [paymentOptionRow.projection],
  access: { perfiles: 'todos' as const },
  reply: z.object({
    resultadoDB: z.array(paymentOptionRow.schema.pick({ _id: true, codigo: true, condicionPago: true, dias: true })),
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
