import { spreadsheetImport } from '@power/domain/imports/import.shared';
import { startImport } from '@power/domain/imports/start-import';
import { reject } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { noRows, sheetRows } from './sheet-rows.ts';

export default provideFacts(startImport, async ({ id, columnas, hoja }, { load }) => {
  const { state } = await load(spreadsheetImport, id);
  if (!state)
    return reject('IMPORTACION_NO_EXISTE', 'La importación no se inició', 'La planilla ya no está. Súbela otra vez.');
  // Begun already: nothing is read again.
  if (state.columnas !== undefined) return noRows(state);
  return sheetRows(state, columnas, hoja);
});
