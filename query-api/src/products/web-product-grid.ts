import { webProductGrid } from '@power/domain/products/views/web-product-queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { webProducts } from './web-product-grid.shared.ts';

export default handleGrid(webProductGrid, webProducts);
