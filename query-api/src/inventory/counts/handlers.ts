import { countRow } from '@power/domain/inventory/counts/views/count-row';
import { countExport, countGrid } from '@power/domain/inventory/counts/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

const grid = gridOf(countRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
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

/** *Inventarios* and its Excel. */
export default [
  handleGrid(countGrid, grid),
  handleQuery(countExport, exportOf(countExport, { titulo: 'Inventarios', grid, columns })),
] as QueryHandler[];
