import type { MailFile } from '@power/infra/adapters/mail/outbox';
import type pg from 'pg';
import { mailedStatement } from '../finance/mailed-statement.shared.ts';
import { mailedStock } from '../products/mailed-stock.shared.ts';
import { mailedOrder } from '../purchasing/mailed-order.shared.ts';
import { mailedPaper, type PaperSource } from '../quotations/mailed-papers.shared.ts';
import { mailedEntry } from '../trainings/mailed-entry.shared.ts';

/**
 * The file that goes with a mail, by the paper that the mail names (`cotizacion/7`, `stock-mes/2026-10/<user>`). Undefined
 * where there is nothing to attach; throws where the mail must not be sent.
 */
export async function paperFor(
  papel: string,
  source: PaperSource & { readonly db: pg.Pool },
): Promise<MailFile | undefined> {
  return (
    (await mailedPaper(papel, source)) ??
    (await mailedOrder(papel, source)) ??
    (await mailedStock(papel, source)) ??
    (await mailedStatement(papel, source)) ??
    mailedEntry(papel, source)
  );
}
