import { productGrid } from '@power/domain/products/views/product-grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { products } from './product-grid.shared.ts';

export default handleGrid(productGrid, products);
