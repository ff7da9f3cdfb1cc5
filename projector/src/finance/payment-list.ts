import { PaymentRegistered, PaymentReversed } from '@power/domain/streams/settlement/events';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Told {
  readonly documento: { readonly _id: string };
  readonly pago: number;
}
const key = ({ documento, pago }: Told): string[] => [`${documento._id}/${pago}`];

/** Payments as their list, and what sums up what is owed, read them. */
export default rowProjection(paymentRow, {
  version: 2,
  indexes: [['documento_id'], ['createdAt'], ['fecha']],
  ignores: [
    'RefundDue',
    'RefundRequested',
    'RefundPaid',
    'RefundRefused',
    'RefundUnanswered',
    'RefundTransferred',
    'RefundApplied',
    'RefundApplicationReversed',
  ],
  rules: [
    rule(PaymentRegistered, key, (_, d, c) => ({
      _id: key(d)[0]!,
      documento_id: d.documento._id,
      pago: d.pago,
      de_parte: d.documento.de,
      estado: 'Vigente' as const,
      fecha: d.fecha,
      nombre_parte: d.documento.nombre,
      number: d.documento.number,
      factura_pagada: d.documento.factura,
      pago_pesos: d.pesos,
      moneda: d.moneda,
      pago_moneda: d.monto,
      pago_dolares: d.moneda === 'USD' ? d.monto : null,
      tipo_cambio: d.tipo_cambio,
      diferencia_pagada: d.diferencia_cambio,
      referencia: d.referencia,
      registrado_por: d.registrado_por.nombre,
      motivo_reversa: null,
      createdAt: c.at,
      updatedAt: c.at,
      version: c.version,
    })),
    rule(
      PaymentReversed,
      key,
      (row, { motivo }, c) =>
        row && { ...row, estado: 'Reversado', motivo_reversa: motivo, updatedAt: c.at, version: c.version },
    ),
  ],
});
