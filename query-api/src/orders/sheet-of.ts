import { orderCalls } from '@power/domain/documents';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { readSheet, type Where } from '../kernel/document.ts';

/** An order by its number as this person may see it, of the moment that is shown. */
export async function sheetOf(where: Where, number: string | number): Promise<OrderSheet | Rejection> {
  const found = await readSheet(orderCalls, where, number);
  return isRejection(found) ? found : (found.sheet as OrderSheet);
}
