import { stockRow } from '@power/domain/inventory/views/stock-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Each product in each warehouse. */
export const stockByWarehouse = gridOf(stockRow, {
  defaultSort: [
    { colId: 'part_number', sort: 'asc' },
    { colId: 'bodega', sort: 'asc' },
  ],
});
