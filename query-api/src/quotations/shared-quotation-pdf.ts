import { isRejection } from '@power/domain/kernel/rejection';
import { sharedQuotationPdf } from '@power/domain/quotations/views/shared';
import { hashLink } from '@power/infra/platform/access/link';
import { tooMany } from '@power/infra/platform/http/refusals';
import { Buckets } from '@power/infra/platform/http/token-bucket';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { quotationFile } from './quotation-paper.ts';
import { readShared } from './shared-quotation.shared.ts';

/** Drawing a long one takes most of a second: of one link a few, then one in five seconds. */
const drawn = new Buckets({ perSecond: 0.2, burst: 5 });

export default handleQuery(sharedQuotationPdf, async ({ token }, context) => {
  const cotizacion = await readShared(token, context);
  if (isRejection(cotizacion)) return cotizacion;
  if (!drawn.take(hashLink(token))) throw tooMany();
  return quotationFile(cotizacion);
});
