import { priceListRow, productGridRow, sellerListRow } from '@power/domain/products/views/product-grid-row';
import type { ColumnaPrecio } from '@power/domain/products/prices.shared';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Balances have an `_id` of their own: only what is asked of them is let in. */
const sum = (of: 'disponible' | 'fisico', more = ''): string =>
  `coalesce((SELECT sum(s.${of})::int FROM (SELECT producto_id, bodega, ${of} FROM stock_list) s WHERE s.producto_id = _id${more}), 0)`;
const stock = { stock: sum('disponible'), fisico: sum('fisico') };
/** Goods that stand in warehouses for showing. */
const demo = sum('fisico', " AND s.bodega IN (SELECT w.codigo FROM warehouse_list w WHERE w.tipo = 'demo')");
const margin = (column: ColumnaPrecio): string =>
  `CASE WHEN "${column}" > 0 AND pmp > 0 THEN round((1 - pmp / "${column}") * 100, 2) END`;
const byName = { defaultSort: [{ colId: 'part_number', sort: 'asc' }], searched: 'busqueda' } as const;

export const products = gridOf(productGridRow, { ...byName, computed: stock });
export const priceList = gridOf(priceListRow, {
  ...byName,
  where: 'activo',
  computed: {
    ...stock,
    margen_t1: margin('tier_1_calculo'),
    margen_t2: margin('tier_2_calculo'),
    margen_t3: margin('tier_3_calculo'),
  },
});
export const sellerList = gridOf(sellerListRow, { ...byName, where: 'activo', computed: { ...stock, demo } });
