import { payableExport } from '@power/domain/finance/payments/views/queries';
import { payableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { payables } from './unpaid.shared.ts';

const columns = excelOf(payableRow, [
  { field: 'proveedor', ancho: 40 },
  'number',
  'factura',
  'marca',
  'fecha',
  'vence',
  'dias_vencida',
  'tramo',
  'moneda',
  'fob',
  'facturado_proveedor',
  'pagado_proveedor',
  'saldo_proveedor',
  'tipo_cambio',
  'dolar_hoy',
  'saldo_pesos',
  'diferencia_saldo',
  'diferencia_realizada',
]);

export default handleQuery(
  payableExport,
  exportOf(payableExport, { titulo: 'Facturas impagas de proveedores', grid: payables, columns }),
);
