import { documentCalls } from '../../kernel/document-calls.ts';
import { entradaId, RECEIPT_KEEPERS, visibleReceipt } from './guards.ts';
import { goodsReceipt } from './goods-receipt.ts';
import { postGoodsReceipt } from './post-goods-receipt.ts';
import { goodsReceiptDocument } from './views/goods-receipt-document.ts';
import { goodsReceiptSheet } from './views/sheet.ts';

/** What the server does with a goods receipt by itself. */
export const goodsReceiptCalls = documentCalls(goodsReceiptDocument, {
  related: [],
  aggregate: goodsReceipt,
  id: entradaId,
  sheet: goodsReceiptSheet,
  read: RECEIPT_KEEPERS,
  historia: RECEIPT_KEEPERS,
  attach: RECEIPT_KEEPERS,
  visible: visibleReceipt,
  shown: (r) => r,
  actions: { contabilizar: postGoodsReceipt, historia: 'history' },
  anytime: [],
});
