import { sellerListGrid } from '@power/domain/products/views/product-grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { sellerList } from './product-grid.shared.ts';

export default handleGrid(sellerListGrid, sellerList);
