import { quotationCalls } from '@power/domain/documents';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Quotation } from '@power/domain/quotations/quotation';
import { unpriced } from '@power/domain/quotations/shared-quotation';
import { quotationPdf } from '@power/domain/quotations/views/shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';
import { quotationFile } from './quotation-paper.shared.ts';

/** The customer's paper, for whoever may see the quotation; none while a price waits, as by mail and link. */
export default handleQuery(quotationPdf, async ({ cotizacion, imagenes }, context) => {
  const found = await readSheet(quotationCalls, context, cotizacion);
  if (isRejection(found)) return found;
  const q = found.state as Quotation;
  return unpriced(q, 'El PDF no se creó') ?? quotationFile(q, context, imagenes);
});
