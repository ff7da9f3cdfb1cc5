import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { quotation } from '@power/domain/quotations/quotation';
import { unpriced } from '@power/domain/quotations/shared-quotation';
import type { MailFile } from '@power/infra/adapters/mail/outbox';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { stateOf } from '@power/infra/platform/history/replay';
import type { Reader } from '@power/infra/platform/sql/reader';
import { buffer } from 'node:stream/consumers';
import { quotationFile } from './quotation-paper.shared.ts';

/** What papers are drawn from. */
export interface PaperSource {
  readonly log: Pick<EventStore, 'read'>;
  readonly rows: Reader;
  readonly now: string;
}

/**
 * The paper that goes with a mail (`cotizacion/1596`), as the document stands now, which is what its link shows too. None
 * where there is nothing to give: a price waits again, or the document is not known.
 */
export async function mailedPaper(papel: string, { log, rows, now }: PaperSource): Promise<MailFile | undefined> {
  const number = /^cotizacion\/(\d{1,15})$/.exec(papel)?.[1];
  if (number === undefined) return undefined;
  const state = stateOf(quotation, await log.read(streamOf(quotation, number)), eventCatalogue);
  if (!state || unpriced(state, '')) return undefined;
  const { file } = await quotationFile(state, { rows, now }, false);
  const bytes = Buffer.isBuffer(file.stream) ? file.stream : await buffer(file.stream);
  return { nombre: file.nombre, tipo: file.tipo, bytes };
}
