import { linesOfRows, namedByRows } from '@power/domain/inventory/notes/note-import.shared';
import { noteLines } from '@power/domain/inventory/notes/views/note-lines';
import { mappedRows } from '@power/domain/kernel/master-files';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { importOf, rowsAt, sheetOf } from '../imports/state-of.shared.ts';

export default handleQuery(noteLines, async ({ id, columnas, hoja }, { log, rows, user }) => {
  const state = await importOf(log, id, user);
  if (isRejection(state)) return state;
  const sheet = await sheetOf(state, hoja);
  if (isRejection(sheet)) return sheet;
  const given = mappedRows(sheet, columnas);
  const named = namedByRows(given);
  const lower = named.map((code) => code.toLowerCase().trim());
  const products = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'ean', 'serializable', 'servicio'])
    .where('activo', '=', true)
    .where((of) =>
      of.or([
        ...(['codigo', 'codigo_sap', 'part_number'] as const).map((field) =>
          of(of.fn<string>('lower', [field]), '=', of.fn.any(of.val(lower))),
        ),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(named)}::text[]`,
      ]),
    )
    .execute();
  const { lineas, wrong } = linesOfRows(given, products);
  return {
    ok: true as const,
    lineas: lineas.map((line) => ({ ...line, series: [...line.series] })),
    rechazados: [...wrong],
    filas: rowsAt(sheet, wrong),
  };
});
