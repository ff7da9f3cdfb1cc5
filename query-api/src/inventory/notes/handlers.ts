import { noteGrids } from '@power/domain/inventory/notes/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

/** The list of a kind of note, the newest first, and its Excel. */
function queriesOf(titulo: string, { grid, export: exported }: (typeof noteGrids)['entrada']): QueryHandler[] {
  const { row } = grid;
  const all = gridOf(row, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
  const columns = excelOf(row, [
    'number',
    'estado',
    'anulada',
    'bodega',
    'motivo',
    { field: 'observacion', ancho: 40 },
    'lineas',
    'unidades',
    'sin_mover',
    'valor_costo',
    'creado_por',
    'createdAt',
    'aprobado_por',
    'ejecutado_por',
    'ejecutada',
  ]);
  return [handleGrid(grid, all), handleQuery(exported, exportOf(exported, { titulo, grid: all, columns }))];
}

/** Lists of entries and issues without document. */
export default [...queriesOf('Notas de entrada', noteGrids.entrada), ...queriesOf('Notas de salida', noteGrids.salida)];
