import { stockPorRecibir } from '@power/domain/products/views/stock-variants';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { stockOfKind } from './stock-of-kind.shared.ts';

export default handleGrid(stockPorRecibir, stockOfKind('tránsito'));
