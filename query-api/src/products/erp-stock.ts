import { erpStockRow } from '@power/domain/products/views/stock-report-row';
import { erpStock } from '@power/domain/products/views/stock-variants';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { byProduct, NO_ERP } from './stock-of-kind.shared.ts';

export default handleGrid(erpStock, gridOf(erpStockRow, { ...byProduct, computed: NO_ERP }));
