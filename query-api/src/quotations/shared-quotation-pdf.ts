import { isRejection } from '@power/domain/kernel/rejection';
import { sharedQuotationPdf } from '@power/domain/quotations/views/shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { quotationFile } from './quotation-paper.ts';
import { readShared } from './shared-quotation.shared.ts';

export default handleQuery(sharedQuotationPdf, async ({ token }, context) => {
  const cotizacion = await readShared(token, context);
  return isRejection(cotizacion) ? cotizacion : quotationFile(cotizacion);
});
