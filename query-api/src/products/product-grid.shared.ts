import {
  priceListRow,
  productGridRow,
  salesListRow,
  sellerListRow,
} from '@power/domain/products/views/product-grid-row';
import type { ColumnaPrecio } from '@power/domain/products/prices.shared';
import { gridOf } from '@power/infra/platform/rows/grid';
import { incoming } from '../purchasing/incoming.shared.ts';

/** Balances have an `_id` of their own: only what is asked of them is let in. */
const BALANCES = 'FROM (SELECT producto_id, bodega, disponible, fisico FROM stock_list) s WHERE s.producto_id = _id';
const units = (of: 'disponible' | 'fisico', counted = ''): string => `coalesce(sum(s.${of})${counted}, 0)::int`;
/** Goods that stand in warehouses for showing. */
const SHOWN = " FILTER (WHERE s.bodega IN (SELECT w.codigo FROM warehouse_list w WHERE w.tipo = 'demo'))";
const sums = { stock: units('disponible'), fisico: units('fisico'), demo: units('fisico', SHOWN) };

/** Sums over the balances of a product: each by itself for filters and order, all from one look at them for a page. */
function ofBalances<F extends keyof typeof sums>(...fields: readonly F[]) {
  const computed = Object.fromEntries(fields.map((field) => [field, `SELECT ${sums[field]} ${BALANCES}`]));
  const all = fields.map((field) => sums[field]).join(', ');
  return {
    computed: computed as Readonly<Record<F, string>>,
    together: { fields, sql: `SELECT ARRAY[${all}] ${BALANCES}` },
  };
}
const stock = ofBalances('stock', 'fisico');
const margin = (column: ColumnaPrecio): string =>
  `CASE WHEN "${column}" > 0 AND pmp > 0 THEN round((1 - pmp / "${column}") * 100, 2) END`;
const byName = { defaultSort: [{ colId: 'part_number', sort: 'asc' }], searched: 'busqueda' } as const;

/** Whether somebody said where the product is kept. */
const PLACED = 'coalesce((SELECT true FROM (SELECT _key AS que FROM preferred_place_list) p WHERE p.que = _id), false)';
export const products = gridOf(productGridRow, {
  ...byName,
  ...stock,
  computed: { ...stock.computed, con_ubicacion: PLACED },
});
export const priceList = gridOf(priceListRow, {
  ...byName,
  where: 'activo',
  together: stock.together,
  computed: {
    ...stock.computed,
    ...incoming,
    margen_t1: margin('tier_1_calculo'),
    margen_t2: margin('tier_2_calculo'),
    margen_t3: margin('tier_3_calculo'),
  },
});
/** Dollars of a product that comes from a factory: as quotations price it (`offeredAt`). */
const byWay = (way: 'aereo' | 'maritimo'): string => {
  const factor = `(SELECT b.factor_${way} FROM brand_list b WHERE b.nombre = marca LIMIT 1)`;
  return `CASE WHEN servicio THEN NULL ELSE round(costo_fob::numeric * coalesce(${factor}, 1)::numeric, 2) END`;
};
const units3 = ofBalances('stock', 'fisico', 'demo');
/** The same for one customer. */
export const salesList = gridOf(salesListRow, {
  ...byName,
  where: 'activo',
  together: units3.together,
  computed: { ...units3.computed, ...incoming, precio_aereo: byWay('aereo'), precio_maritimo: byWay('maritimo') },
});
export const sellerList = gridOf(sellerListRow, {
  ...byName,
  where: 'activo',
  together: units3.together,
  computed: { ...units3.computed, ...incoming },
});
