import { stockRow } from '@power/domain/inventory/views/stock-row';
import { stockReport } from '@power/domain/products/views/product-grids';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(
  stockReport,
  gridOf(stockRow, {
    defaultSort: [
      { colId: 'part_number', sort: 'asc' },
      { colId: 'bodega', sort: 'asc' },
    ],
  }),
);
