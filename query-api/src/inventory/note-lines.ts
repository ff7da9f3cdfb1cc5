import { linesOfRows, namedByRows, readNoteRows } from '@power/domain/inventory/notes/note-import.shared';
import { noteLines } from '@power/domain/inventory/notes/views/note-lines';
import { scannedSpellings } from '@power/domain/kernel/scanned-code';
import { mappedRows } from '@power/domain/kernel/master-files';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { importedSheet, rowsAt } from '../imports/state-of.shared.ts';

export default handleQuery(noteLines, async ({ columnas, ...asked }, { log, rows, user }) => {
  const read = await importedSheet(log, asked, user);
  if (isRejection(read)) return read;
  const { sheet } = read;
  const given = readNoteRows(mappedRows(sheet, columnas));
  const named = namedByRows(given);
  const codes = named.flatMap(scannedSpellings);
  const lower = [...named, ...codes].map((code) => code.toLowerCase().trim());
  const products = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'ean', 'serializable', 'servicio'])
    .where('activo', '=', true)
    .where((of) =>
      of.or([
        ...(['codigo', 'codigo_sap', 'part_number'] as const).map((field) =>
          of(of.fn<string>('lower', [field]), '=', of.fn.any(of.val(lower))),
        ),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(codes)}::text[]`,
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
