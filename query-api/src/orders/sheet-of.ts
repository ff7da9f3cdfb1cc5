import { orderCalls } from '@power/domain/documents';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { readSheet } from '../kernel/document.ts';

/** An order by its number as this person may see it, now or at a moment. */
export async function sheetOf(
  log: EventStore,
  user: Principal,
  number: string | number,
  asOf?: string,
): Promise<OrderSheet | Rejection> {
  const found = await readSheet(orderCalls as unknown as DocumentCalls, log, user, number, asOf);
  return isRejection(found) ? found : (found.sheet as OrderSheet);
}
