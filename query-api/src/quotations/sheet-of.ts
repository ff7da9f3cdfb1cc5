import { quotationCalls } from '@power/domain/documents';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { readSheet, type Where } from '../kernel/document.ts';

/** A quotation by its number as this person may see it, of the moment that is shown. */
export async function sheetOf(where: Where, number: string | number): Promise<QuotationSheet | Rejection> {
  const found = await readSheet(quotationCalls, where, number);
  return isRejection(found) ? found : (found.sheet as QuotationSheet);
}
