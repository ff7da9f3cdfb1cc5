import { goodsReceiptGrid } from '@power/domain/purchasing/receipts/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allGoodsReceipts } from './goods-receipt-grid.shared.ts';

export default handleGrid(goodsReceiptGrid, allGoodsReceipts);
