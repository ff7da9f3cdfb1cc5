import { isRejection } from '@power/domain/kernel/rejection';
import { sharedQuotationView } from '@power/domain/quotations/views/shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { offerOf, readLinked } from './shared-quotation.shared.ts';

export default handleQuery(sharedQuotationView, async ({ token }, context) => {
  const q = await readLinked(token, context);
  return isRejection(q) ? q : { ok: true as const, cotizacion: await offerOf(q, context) };
});
