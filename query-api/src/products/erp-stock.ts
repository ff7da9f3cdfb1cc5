import { erpStock, erpStockRow } from '@power/domain/products/views/stock-variants';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { byProduct } from './stock-of-kind.shared.ts';

export default handleGrid(
  erpStock,
  gridOf(erpStockRow, { ...byProduct, computed: { fisico_erp: 'NULL::int', diferencia: 'NULL::int' } }),
);
