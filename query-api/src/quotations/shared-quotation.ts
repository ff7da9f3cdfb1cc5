import { isRejection } from '@power/domain/kernel/rejection';
import { sharedQuotationView } from '@power/domain/quotations/views/shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readShared } from './shared-quotation.shared.ts';

export default handleQuery(sharedQuotationView, async ({ token }, context) => {
  const cotizacion = await readShared(token, context);
  return isRejection(cotizacion) ? cotizacion : { ok: true as const, cotizacion };
});
