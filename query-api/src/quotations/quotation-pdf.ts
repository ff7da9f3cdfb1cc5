import { quotationCalls } from '@power/domain/documents';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Quotation } from '@power/domain/quotations/quotation';
import { quotationPdf } from '@power/domain/quotations/views/shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';
import { quotationFile } from './quotation-paper.ts';

/** The customer's paper, for whoever may see the quotation. */
export default handleQuery(quotationPdf, async ({ cotizacion, imagenes }, context) => {
  const found = await readSheet(quotationCalls as unknown as DocumentCalls, context, cotizacion);
  return isRejection(found) ? found : quotationFile(found.state as Quotation, context, imagenes);
});
