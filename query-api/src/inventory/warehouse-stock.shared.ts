import type { TipoBodega } from '@power/domain/inventory/views/warehouse-row';
import type { WarehouseStockRow } from '@power/domain/inventory/views/warehouse-stock';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

/** What warehouses of a kind hold, each that has anything; its value only for whoever sees costs. */
export async function stockOfWarehouses(
  rows: Reader,
  tipo: TipoBodega,
  withValue: boolean,
): Promise<WarehouseStockRow[]> {
  const found = await rows
    .from('stock_list')
    .innerJoin('warehouse_list', 'warehouse_list.codigo', 'stock_list.bodega')
    .innerJoin('product_list', 'product_list._key', 'stock_list.producto_id')
    .select((of) => [
      'warehouse_list.codigo as codigo',
      'warehouse_list.nombre as nombre',
      of.fn.countAll<number>().as('productos'),
      of.fn.sum<number>('stock_list.fisico').as('unidades'),
      sql<number>`coalesce(round(sum(${of.ref('stock_list.fisico')} * ${of.ref('product_list.pmp')})), 0)`.as('valor'),
    ])
    .where('warehouse_list.tipo', '=', tipo)
    .where('stock_list.fisico', '<>', 0)
    .groupBy(['warehouse_list.codigo', 'warehouse_list.nombre'])
    .orderBy('warehouse_list.nombre')
    .orderBy('warehouse_list.codigo')
    .execute();
  return found.map(({ codigo, nombre, productos, unidades, valor }) => ({
    codigo,
    nombre,
    productos: Number(productos),
    unidades: Number(unidades),
    ...(withValue && { valor: Number(valor) }),
  }));
}
