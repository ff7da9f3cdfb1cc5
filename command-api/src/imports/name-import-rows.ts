import { namedRows, spreadsheetImport } from '@power/domain/imports/import.shared';
import { kindOf } from '@power/domain/imports/kinds.shared';
import { nameImportRows } from '@power/domain/imports/name-import-rows';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { forgetSheet, sheetRows } from './sheet-rows.ts';

export default provideFacts(
  nameImportRows,
  async ({ id }, { load }) => {
    const { state } = await load(spreadsheetImport, id);
    const left = state?.columnas !== undefined && namedRows(state) < state.filas;
    return left
      ? sheetRows(state, state.columnas!)
      : { kind: kindOf(state?.tipo ?? ''), rows: { good: [], wrong: [] } };
  },
  {
    async finish({ faltan }) {
      if (faltan === 0) forgetSheet();
      return {};
    },
  },
);
