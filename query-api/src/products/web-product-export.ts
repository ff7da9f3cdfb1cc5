import { webProductExport } from '@power/domain/products/views/web-product-queries';
import { webProductGridRow } from '@power/domain/products/views/web-product-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { webProducts } from './web-product-grid.shared.ts';

const columns = excelOf(webProductGridRow, [
  'codigo',
  'part_number',
  { field: 'nombre', ancho: 40 },
  'marca',
  'web',
  'puntaje',
  'falta',
  'categorias_web',
  'cuantas_imagenes',
  'bloqueado',
  'activo',
  'updatedAt',
]);

export default handleQuery(
  webProductExport,
  exportOf(webProductExport, { titulo: 'Productos Web', grid: webProducts, columns }),
);
