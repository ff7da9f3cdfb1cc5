import { readImport } from '@power/domain/imports/views/queries';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { importedSheet } from './state-of.shared.ts';

/** Rows that a person looks at to tell the columns. */
const FIRST = 5;

export default handleQuery(readImport, async (asked, { log, user }) => {
  const read = await importedSheet(log, asked, user);
  if (isRejection(read)) return read;
  const { sheet } = read;
  return { ...sheet, filas: sheet.filas.slice(0, FIRST), total: sheet.filas.length };
});
