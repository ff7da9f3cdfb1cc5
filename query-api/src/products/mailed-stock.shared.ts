import { mayCall } from '@power/domain/kernel/call';
import { endOfMonth } from '@power/domain/kernel/dates';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { MONTH_STOCK } from '@power/domain/products/views/product-grids';
import type { MailFile } from '@power/infra/adapters/mail/outbox';
import { inMemory } from '@power/infra/platform/export/export-file';
import { exportsAmong } from '@power/infra/platform/export/export-of';
import { writeExport } from '@power/infra/platform/export/export-spec';
import type { Reader } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import type { PaperSource } from '../quotations/mailed-papers.shared.ts';
import stockFile from './stock-report-export.ts';

/** Mail servers commonly refuse 25 MB, and an attachment grows by a third on its way. */
export const MAX_BYTES = 15_000_000;

const [spec] = exportsAmong([stockFile]).values();

interface StockSource extends Pick<PaperSource, 'rows' | 'now'> {
  readonly db: pg.Pool;
}

/** The person of an active account, with the rights of now; undefined for any other. */
async function activePerson(rows: Reader, id: string): Promise<Principal | undefined> {
  const account = await rows
    .from('user_list')
    .select(['nombre', 'email', 'perfil', 'permisos', 'concesiones', 'marcas'])
    .where('_id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst();
  if (!account) return undefined;
  const { concesiones, marcas, permisos, ...person } = account;
  return {
    ...person,
    _id: id,
    sesion: 'correo',
    // The row holds what differs from the profile.
    permisos: { ...permisosOf(person.perfil), ...permisos },
    concesiones: concesiones ?? [],
    ...(marcas && { marcas }),
  };
}

/**
 * The stock sheet that goes with a mail (`stock-mes/2026-10/<user>`): as of the last instant of the month, the rows and
 * columns that this person may see now. Throws, so that the mail is not sent, for somebody who may no longer have it and
 * for a sheet of more than `maxBytes`.
 */
export async function mailedStock(
  papel: string,
  { rows, db, now }: StockSource,
  maxBytes = MAX_BYTES,
): Promise<MailFile | undefined> {
  const [, year, month, id] = /^stock-mes\/(\d{4})-(\d{2})\/(.+)$/.exec(papel) ?? [];
  if (id === undefined) return undefined;
  const person = await activePerson(rows, id);
  if (!person || !mayCall(MONTH_STOCK, person))
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
