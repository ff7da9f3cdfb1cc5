import {
  code,
  count,
  day,
  dollars,
  instant,
  key,
  number,
  pesos,
  quantity,
  rate,
  state,
  text,
} from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';
import { paymentLooks } from '../../../streams/settlement/looks.ts';
import { ESTADOS_PAGO, PARTES_PAGO } from '../../../streams/settlement/terms.shared.ts';

/** A payment that was registered, of a customer or to a supplier abroad. */
export const paymentRow = defineRow({
  projection: 'finance/payment-list',
  table: 'payment_list',
  lookups: ['documento_id'],
  topic: 'pagos',
  walked: ['createdAt'],
  // Who may not deal with payments may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    /** What they are kept under, which the lists of what is owed sum up by. */
    documento_id: key(),
    pago: count('Pago', { internal: true }),
    de_parte: state('De', PARTES_PAGO),
    estado: state('Estado', ESTADOS_PAGO, { looks: paymentLooks }),
    fecha: day('Fecha'),
    nombre_parte: text('Cliente o proveedor', { search: true }),
    number: number('N°', { search: true }),
    factura_pagada: text('Factura', { search: true }),
    pago_pesos: pesos('Pago en pesos'),
    /** In its own currency. */
    moneda: code('Moneda'),
    pago_moneda: quantity('Pago en su moneda'),
    /** Null of others. */
    pago_dolares: dollars('Pago en dólares', { nullable: true }),
    tipo_cambio: rate('Tipo de cambio', { nullable: true }),
    diferencia_pagada: pesos('Diferencia de cambio del pago', { nullable: true }),
    referencia: text('Referencia', { search: true }),
    registrado_por: text('Registrado por', { person: true }),
    motivo_reversa: text('Motivo de la reversa', { nullable: true }),
    createdAt: instant('Registrado'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type PaymentRow = RowOf<typeof paymentRow>;
