import { spreadsheetImport } from '@power/domain/imports/import.shared';
import { kindOf } from '@power/domain/imports/kinds.shared';
import { startImport } from '@power/domain/imports/start-import';
import { checkRows } from '@power/domain/kernel/import-kind';
import { mappedRows } from '@power/domain/kernel/master-files';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { uploadedSheet } from '@power/infra/adapters/files/uploaded-sheet';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(startImport, async ({ id, columnas }, { load }) => {
  const { state } = await load(spreadsheetImport, id);
  if (!state)
    return reject('IMPORTACION_NO_EXISTE', 'La importación no se inició', 'La planilla ya no está. Súbela otra vez.');
  const kind = kindOf(state.tipo);
  // Begun already: nothing is read again.
  if (state.columnas !== undefined) return { kind, rows: { good: [], wrong: [] } };
  const sheet = await uploadedSheet(kind, state.archivo?.sha256);
  if (isRejection(sheet)) return sheet;
  return { kind, rows: checkRows(kind, mappedRows(sheet, columnas)) };
});
