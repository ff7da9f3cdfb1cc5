import { routeExport } from '@power/domain/dispatches/views/grids';
import { routeRow } from '@power/domain/dispatches/views/route-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allRoutes } from './route-grid.shared.ts';

const columns = excelOf(routeRow, [
  'number',
  'fecha',
  'estado',
  { field: 'chofer', ancho: 30 },
  'patente',
  'paradas',
  'cargadas',
  'entregadas',
  'devueltas',
  'por_cobrar',
  'cobrado',
  'salida_at',
  'cerrado_at',
  'creado_por',
  'createdAt',
]);

export default handleQuery(
  routeExport,
  exportOf(routeExport, { titulo: 'Listado de Despachos', grid: allRoutes, columns }),
);
