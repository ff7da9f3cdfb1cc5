import { paymentExport } from '@power/domain/finance/payments/views/queries';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allPayments } from './payments.shared.ts';

const columns = excelOf(paymentRow, [
  'fecha',
  'de_parte',
  { field: 'nombre_parte', ancho: 40 },
  'number',
  'factura_pagada',
  'estado',
  'pago_pesos',
  'pago_dolares',
  'tipo_cambio',
  'diferencia_pagada',
  { field: 'referencia', ancho: 30 },
  'registrado_por',
  'createdAt',
  'motivo_reversa',
]);

export default handleQuery(
  paymentExport,
  exportOf(paymentExport, { titulo: 'Pagos registrados', grid: allPayments, columns }),
);
