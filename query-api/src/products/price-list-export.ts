import { priceListRow } from '@power/domain/products/views/product-grid-row';
import { priceListExport } from '@power/domain/products/views/product-grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { priceList } from './product-grid.shared.ts';

/** The columns of document 3 §9, in its order. */
const columns = excelOf(priceListRow, [
  'part_number',
  'codigo',
  { field: 'nombre', ancho: 50 },
  'marca',
  { field: 'pmp', titulo: 'Costo Unitario' },
  'precio_lista',
  'tier_1_calculo',
  'tier_2_calculo',
  'tier_3_calculo',
  'margen_t1',
  'margen_t2',
  'margen_t3',
  'tienda',
  'mobile',
  'silver',
  'gold',
  'platinum',
  'stock',
]);

export default handleQuery(
  priceListExport,
  exportOf(priceListExport, { titulo: 'Lista de precios', grid: priceList, columns }),
);
