import { refundExport } from '@power/domain/finance/refunds/views/queries';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allRefunds } from './refunds.shared.ts';

const columns = excelOf(refundRow, [
  'number',
  { field: 'cliente_nombre', ancho: 40 },
  'estado_devolucion',
  'causa_devolucion',
  'saldo_devolver',
  'en_curso',
  'devuelto',
  'a_devolver',
  'pagado_tarjeta',
  'pagado_banco',
  'medio_devolucion',
  'fecha_devolucion',
  { field: 'referencia_devolucion', ancho: 30 },
  'devuelto_por',
  { field: 'aviso', ancho: 60 },
  'createdAt',
]);

export default handleQuery(
  refundExport,
  exportOf(refundExport, { titulo: 'Devoluciones de dinero', grid: allRefunds, columns }),
);
