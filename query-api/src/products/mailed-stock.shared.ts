import { principalOf, user } from '@power/domain/access/user';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { mayCall } from '@power/domain/kernel/call';
import { endOfMonth } from '@power/domain/kernel/dates';
import { mailMonthStock } from '@power/domain/products/mail-month-stock';
import type { MailFile } from '@power/infra/adapters/mail/outbox';
import { inMemory } from '@power/infra/platform/export/export-file';
import { exportsAmong } from '@power/infra/platform/export/export-of';
import { writeExport } from '@power/infra/platform/export/export-spec';
import { stateOf } from '@power/infra/platform/history/replay';
import type pg from 'pg';
import type { PaperSource } from '../quotations/mailed-papers.shared.ts';
import stockFile from './stock-report-export.ts';

/** Mail servers commonly refuse 25 MB, and an attachment grows by a third on its way. */
export const MAX_BYTES = 15_000_000;

const [spec] = exportsAmong([stockFile]).values();

interface StockSource extends Pick<PaperSource, 'log' | 'now'> {
  readonly db: pg.Pool;
}

/**
 * The stock sheet that goes with a mail (`stock-mes/2026-10/<user>`): as of the last instant of the month, the rows and
 * columns that this person may see now. Throws, so that the mail is not sent, for somebody who may no longer have it and
 * for a sheet of more than `maxBytes`.
 */
export async function mailedStock(
  papel: string,
  { log, db, now }: StockSource,
  maxBytes = MAX_BYTES,
): Promise<MailFile | undefined> {
  const [, year, month, id] = /^stock-mes\/(\d{4})-(\d{2})\/(.+)$/.exec(papel) ?? [];
  if (id === undefined) return undefined;
  const account = stateOf(user, await log.read(streamOf(user, id)), eventCatalogue);
  const person = principalOf(account, 'interno');
  if (!account.activo || !mayCall(mailMonthStock.access, person))
    throw new Error('Quien pidió el stock del mes ya no puede verlo: no se envía.');
  const asOf = endOfMonth(Number(year), Number(month));
  const { file } = await inMemory(`Stock ${year}-${month}`, (out) =>
    writeExport(spec!, { asOf }, { db, user: person, now, out }),
  );
  const bytes = file.stream as Buffer;
  if (bytes.length > maxBytes)
    throw new Error('El stock del mes es muy grande para un correo: descárgalo en Stock de productos.');
  return { nombre: file.nombre, tipo: file.tipo, bytes };
}
