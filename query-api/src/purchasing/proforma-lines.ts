import { isRejection } from '@power/domain/kernel/rejection';
import { scannedSpellings } from '@power/domain/kernel/scanned-code';
import { linesOf, wordsOfRows } from '@power/domain/purchasing/orders/proforma/proforma-lines.shared';
import { offeredRows } from '@power/domain/purchasing/orders/proforma/proforma-rows.shared';
import { proformaLines } from '@power/domain/purchasing/orders/views/proforma';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { importedSheet, rowsAt } from '../imports/state-of.shared.ts';

export default handleQuery(proformaLines, async ({ columnas, moneda, marca, ...asked }, { log, rows, user }) => {
  const read = await importedSheet(log, asked, user);
  if (isRejection(read)) return read;
  const { sheet } = read;
  const offered = offeredRows(sheet, columnas, moneda);
  if (isRejection(offered)) return offered;
  // Who buys of some brands alone finds no product of another.
  const own = user.perfil === 'Brand Manager' ? (user.marcas ?? []) : undefined;
  const made = linesOf(offered, await calledSo(rows, wordsOfRows(offered.rows), own), marca);
  if (isRejection(made)) return made;
  const { lineas, wrong } = made;
  return {
    ok: true as const,
    lineas: [...lineas],
    rechazados: [...wrong],
    fuera: [...offered.fuera],
    filas: rowsAt(sheet, wrong),
  };
});

/** Products that are called by one of these words, by any of their codes or their name. */
async function calledSo(rows: Reader, words: readonly string[], marcas: readonly string[] | undefined) {
  const codes = words.flatMap(scannedSpellings);
  const lower = [...new Set([...words, ...codes].map((word) => word.toLowerCase().replaceAll(/\s+/g, ' ').trim()))];
  const found = rows
    .from('product_list')
    .select(['_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'marca', 'ean', 'activo'])
    .where((of) =>
      of.or([
        ...(['codigo', 'codigo_sap', 'part_number', 'nombre'] as const).map((field) =>
          of(of.fn<string>('lower', [field]), '=', of.fn.any(of.val(lower))),
        ),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(codes)}::text[]`,
      ]),
    );
  return marcas === undefined ? found.execute() : found.where('marca', 'in', ['', ...marcas]).execute();
}
