import { clientPlaceGridRow } from '@power/domain/reservations/places/views/client-place-row';
import { clientPlaceExport } from '@power/domain/reservations/places/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allClientPlaces } from './client-place-grid.shared.ts';

const columns = excelOf(clientPlaceGridRow, [
  { field: 'nombre', ancho: 36 },
  { field: 'cliente_nombre', ancho: 40 },
  { field: 'direccion', ancho: 40 },
  'comuna',
  'contacto',
  'unidades',
  'productos',
  'activo',
  'createdAt',
  'updatedAt',
]);

export default handleQuery(
  clientPlaceExport,
  exportOf(clientPlaceExport, { titulo: 'Ubicaciones de Cliente', grid: allClientPlaces, columns }),
);
