import { stockRow } from '@power/domain/inventory/views/stock-row';
import type { TipoBodega } from '@power/domain/inventory/views/warehouse-row';
import { gridOf } from '@power/infra/platform/rows/grid';

export const byProduct = {
  defaultSort: [
    { colId: 'part_number', sort: 'asc' },
    { colId: 'bodega', sort: 'asc' },
  ],
} as const;

/** While no ERP keeps a stock of its own there is none to differ from. */
export const NO_ERP = { fisico_erp: 'NULL::int', diferencia: 'NULL::int' } as const;

/** Stock that stands in warehouses of a kind. */
export const stockOfKind = (tipo: TipoBodega) =>
  gridOf(stockRow, {
    ...byProduct,
    where: `bodega IN (SELECT w.codigo FROM warehouse_list w WHERE w.tipo = '${tipo}') AND fisico <> 0`,
  });
