import type { ImportState } from '@power/domain/imports/import.shared';
import { kindOf } from '@power/domain/imports/kinds.shared';
import type { StartFacts } from '@power/domain/imports/start-import';
import { checkRows } from '@power/domain/kernel/import-kind';
import { mappedRows } from '@power/domain/kernel/master-files';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { uploadedSheet } from '@power/infra/adapters/files/uploaded-sheet';

/** The spreadsheet that was read last: a large one is named in several commands, one after the other. */
let last: { readonly key: string; readonly rows: StartFacts['rows'] } | undefined;

/** Nothing of the spreadsheet is needed: all that was to be named is. */
export const noRows = (state: ImportState): StartFacts => ({
  kind: kindOf(state?.tipo ?? ''),
  rows: { good: [], wrong: [] },
});

/** An uploaded spreadsheet's rows under these columns, right and wrong ones. */
export async function sheetRows(
  { tipo, archivo, hoja }: NonNullable<ImportState>,
  columnas: readonly (string | null)[],
  asked?: string,
): Promise<StartFacts | Rejection> {
  const kind = kindOf(tipo);
  const key = JSON.stringify([tipo, archivo?.sha256, columnas, asked ?? hoja]);
  if (last?.key === key) return { kind, rows: last.rows };
  const sheet = await uploadedSheet(kind, archivo?.sha256, asked ?? hoja);
  if (isRejection(sheet)) return sheet;
  last = { key, rows: checkRows(kind, mappedRows(sheet, [...columnas])) };
  return { kind, rows: last.rows };
}

/** They are not needed any more. */
export const forgetSheet = (): void => void (last = undefined);
