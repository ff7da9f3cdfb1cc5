import { countRow } from '@power/domain/inventory/counts/views/count-row';
import { countExport } from '@power/domain/inventory/counts/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { stockCounts } from './stock-count-grid.shared.ts';

const columns = excelOf(countRow, [
  'number',
  'estado',
  'tipo',
  'bodega',
  { field: 'alcance', ancho: 30 },
  { field: 'observacion', ancho: 40 },
  'lineas',
  'contadas',
  'con_diferencia',
  'valor_costo',
  'sin_ajustar',
  'abierto_por',
  'createdAt',
  'aprueba',
  'motivo',
]);

export default handleQuery(countExport, exportOf(countExport, { titulo: 'Inventarios', grid: stockCounts, columns }));
