import { supplierStock } from '@power/domain/products/views/partner-stock';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { supplierGrid } from './partner-stock.shared.ts';

export default handleGrid(supplierStock, supplierGrid);
