import { shownGoodsReceiptRow } from '@power/domain/purchasing/receipts/views/goods-receipt-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Goods receipts, the latest first. */
export const allGoodsReceipts = gridOf(shownGoodsReceiptRow, { defaultSort: [{ colId: 'recibida', sort: 'desc' }] });
