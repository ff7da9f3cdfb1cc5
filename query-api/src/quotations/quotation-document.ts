import { isRejection } from '@power/domain/kernel/rejection';
import { quotationDocument } from '@power/domain/quotations/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(quotationDocument, async ({ numero }, context) => {
  const sheet = await sheetOf(context, numero);
  return isRejection(sheet) ? sheet : { ok: true as const, doc: sheet };
});
