import { dropQuotationDraft } from '@power/domain/quotations/drafts';
import { draftKey } from '@power/domain/quotations/views/draft';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { dropDraft } from '@power/infra/platform/drafts/drafts';

export default provideFacts(dropQuotationDraft, () => Promise.resolve(null), {
  async finish(_reply, { cotizacion }, { db, user }) {
    await dropDraft(db, user._id, draftKey(cotizacion));
    return {};
  },
});
