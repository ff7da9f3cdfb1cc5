import { productGridRow } from '@power/domain/products/views/product-grid-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { products } from './product-grid.shared.ts';

const columns = excelOf(productGridRow, [
  'part_number',
  'codigo',
  'codigo_sap',
  { field: 'nombre', ancho: 50 },
  'marca',
  'categoria',
  'unidad',
  'bloqueado',
  'web',
  'serializable',
  'servicio',
  'activo',
  'tier',
  'pmp',
  'costo_fob',
  'fisico',
  'stock',
  'createdAt',
  'updatedAt',
]);

/** *Productos* as Excel. */
export const productSheet = { titulo: 'Productos', grid: products, columns };
