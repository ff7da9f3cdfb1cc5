import { priceListGrid } from '@power/domain/products/views/product-grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { priceList } from './product-grid.shared.ts';

export default handleGrid(priceListGrid, priceList);
