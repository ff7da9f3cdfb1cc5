import { isRejection } from '@power/domain/kernel/rejection';
import { sharedQuotationPdf } from '@power/domain/quotations/views/shared';
import { hashLink } from '@power/infra/platform/access/link';
import { tooMany } from '@power/infra/platform/http/refusals';
import { Buckets } from '@power/infra/platform/http/token-bucket';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { quotationFile } from './quotation-paper.shared.ts';
import { readLinked } from './shared-quotation.shared.ts';

/** Drawing a long one takes most of a second: of one link a few, then one in five seconds. */
const drawn = new Buckets({ perSecond: 0.2, burst: 5 });

export default handleQuery(sharedQuotationPdf, async ({ token, imagenes }, context) => {
  const q = await readLinked(token, context);
  if (isRejection(q)) return q;
  if (!drawn.take(hashLink(token))) throw tooMany();
  return quotationFile(q, context, imagenes);
});
