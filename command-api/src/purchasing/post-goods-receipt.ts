import { postGoodsReceipt, type PostReceiptFacts } from '@power/domain/purchasing/receipts/post-goods-receipt';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { erpOf } from '../kernel/erp.ts';

export default provideFacts(
  postGoodsReceipt,
  async (_request, services): Promise<PostReceiptFacts> => ({
    erp: erpOf(services).nombre,
    doc_entry: UNNUMBERED,
    folio: UNNUMBERED,
  }),
  {
    // The ERP is told when nothing refuses it, and of one receipt once, however many people ask.
    numbered: {
      fill: async (facts, services, { id }) => ({ ...facts, ...(await erpOf(services).registerReceipt(id)) }),
    },
  },
);
