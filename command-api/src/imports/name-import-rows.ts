import { hasUnnamedRows, spreadsheetImport } from '@power/domain/imports/import.shared';
import { nameImportRows } from '@power/domain/imports/name-import-rows';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { forgetSheet, noRows, sheetRows } from './sheet-rows.ts';

export default provideFacts(
  nameImportRows,
  async ({ id }, { load }) => {
    const { state } = await load(spreadsheetImport, id);
    return state && hasUnnamedRows(state) ? sheetRows(state, state.columnas!) : noRows(state);
  },
  {
    async finish({ faltan }) {
      if (faltan === 0) forgetSheet();
      return {};
    },
  },
);
