import { readImport } from '@power/domain/imports/views/queries';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { importOf, sheetOf } from './state-of.shared.ts';

/** Rows that a person looks at to tell the columns. */
const FIRST = 5;

export default handleQuery(readImport, async ({ id, hoja }, { log, user }) => {
  const state = await importOf(log, id, user);
  if (isRejection(state)) return state;
  const sheet = await sheetOf(state, hoja);
  return isRejection(sheet) ? sheet : { ...sheet, filas: sheet.filas.slice(0, FIRST), total: sheet.filas.length };
});
