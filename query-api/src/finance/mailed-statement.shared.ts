import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import type { MailFile } from '@power/infra/adapters/mail/outbox';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { buffer } from 'node:stream/consumers';
import { readStatement } from './read-statement.shared.ts';
import { statementFile } from './statement-paper.shared.ts';

interface Source {
  readonly db: pg.Pool;
  readonly now: string;
}

/** The statement that goes with a reminder (`estado-cuenta/<customer>/2026-03-02`), up to the day of the reminder. */
export async function mailedStatement(papel: string, { db, now }: Source): Promise<MailFile | undefined> {
  const [, id, hasta] = /^estado-cuenta\/([^/]+)\/(\d{4}-\d{2}-\d{2})$/.exec(papel) ?? [];
  if (id === undefined || hasta === undefined) return undefined;
  const rows = readerFor(db, { ...SYSTEM, perfil: 'Administrador' });
  const statement = await readStatement({ id, hasta }, { rows, now } as QueryContext);
  if (isRejection(statement)) throw new Error(statement.mensaje);
  const { nombre, tipo, stream } = await statementFile(statement);
  return { nombre, tipo, bytes: Buffer.isBuffer(stream) ? stream : await buffer(stream) };
}
