import type { ColumnFilter } from '@power/domain/kernel/grid';
import { isGtin, scannedSpellings } from '@power/domain/kernel/scanned-code';
import type { Grid } from './define.ts';
import type { Params } from './params.ts';

/** Columns by which people name a product, in lists of products and of what is about one. */
const NAMES = new Set(['codigo', 'codigo_sap', 'part_number', 'nombre', 'ean', 'producto']);

/** SQL of the rows about the product that a bar code names; undefined of a text that is none, and of a list without products. */
export function barCodeSql(grid: Grid, text: string, params: Params): string | undefined {
  if (grid.product === undefined) return undefined;
  const codes = scannedSpellings(text);
  if (!codes.some(isGtin)) return undefined;
  const products = `SELECT barred._id FROM product_list barred WHERE barred.ean ?| ${params.add(codes)}::text[]`;
  return `${grid.columns.get(grid.product)!.sql} = ANY(ARRAY(${products}))`;
}

/** The same of a column's filter: whoever filters a product by its bar code means the product. */
export function filteredBarCodeSql(
  grid: Grid,
  field: string,
  filter: ColumnFilter,
  params: Params,
): string | undefined {
  if (!NAMES.has(field) || 'conditions' in filter || filter.filterType !== 'text' || !filter.filter) return undefined;
  return ['contains', 'startsWith', 'equals'].includes(filter.type)
    ? barCodeSql(grid, filter.filter, params)
    : undefined;
}
