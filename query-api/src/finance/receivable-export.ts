import { receivableExport } from '@power/domain/finance/payments/views/queries';
import { receivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { BANDS } from '@power/domain/finance/statement/statement.shared';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { receivables } from './unpaid.shared.ts';

const columns = excelOf(receivableRow, [
  { field: 'cliente_nombre', ancho: 40 },
  'legalcode',
  'tipo_documento',
  'folio',
  'number',
  'facturado_at',
  'condicion',
  'vence',
  'dias_vencida',
  'tramo',
  'total_facturado',
  'acreditado',
  'pagado',
  'saldo_factura',
  ...BANDS,
  'ejecutivo_nombre',
  'recordado_at',
  'fecha_prometida',
  'proxima_gestion',
]);

export default handleQuery(
  receivableExport,
  exportOf(receivableExport, { titulo: 'Facturas impagas de clientes', grid: receivables, columns }),
);
