import { stockReport } from '@power/domain/products/views/product-grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { stockByWarehouse } from './stock-report.shared.ts';

export default handleGrid(stockReport, stockByWarehouse);
