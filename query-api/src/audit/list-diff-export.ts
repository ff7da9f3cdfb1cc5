import { listDiffExport, type Movimiento } from '@power/domain/audit/views/list-diff';
import { formatInstant } from '@power/domain/kernel/dates';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import type { RowDefinition } from '@power/domain/kernel/row';
import type { ExportColumn } from '@power/infra/platform/export/columns';
import { describeFilters } from '@power/infra/platform/export/describe-filters';
import { exportFile } from '@power/infra/platform/export/export-file';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { compareList, type Compared } from './list-diff.shared.ts';
import { figureText } from '@power/domain/kernel/figures';

/** Rows of a file that the person waits for. */
const MOST = 5000;
const WORDS: Readonly<Record<Movimiento, string>> = { entro: 'Entró', cambio: 'Cambió', salio: 'Salió' };
/** By so many of its first columns a row is known. */
const KNOWN_BY = 3;

const known = (row: RowDefinition): ExportColumn[] =>
  excelOf(
    row,
    Object.entries(row.fields)
      .flatMap(([name, { internal, cost, kind }]) => (internal || cost || kind === 'json' ? [] : [name]))
      .slice(0, KNOWN_BY),
  );

const columnsOf = (row: RowDefinition): readonly ExportColumn[] => [
  { field: '__movimiento', titulo: 'Qué pasó' },
  ...known(row),
  { field: '__campo', titulo: 'Campo' },
  { field: '__antes', titulo: 'Antes', ancho: 40 },
  { field: '__despues', titulo: 'Después', ancho: 40 },
];

/** A line for each field that changed; one for a row that came or left. */
const linesOf = ({ filas }: Compared): Record<string, unknown>[] =>
  filas.flatMap(({ movimiento, fila, cambios }) => {
    const line = { ...fila, __movimiento: WORDS[movimiento] };
    return cambios.length === 0
      ? [line]
      : cambios.map(({ etiqueta, antes, despues }) => ({
          ...line,
          __campo: etiqueta,
          __antes: antes,
          __despues: despues,
        }));
  });

export default handleQuery(listDiffExport, async (request, context) => {
  const found = await compareList(request, context, { limit: MOST, skip: 0 });
  if (isRejection(found)) return found;
  const { row, desde, hasta, count, filas } = found;
  const all = request.movimiento ? count[request.movimiento] : count.entro + count.cambio + count.salio;
  if (all > filas.length)
    return reject(
      'DEMASIADAS_FILAS',
      'Hay demasiadas diferencias',
      `Un archivo lleva a lo más ${figureText(MOST)} filas. Acerca los dos momentos o agrega un filtro al listado.`,
    );
  const columns = columnsOf(row);
  const span = `${desde === null ? 'desde el comienzo' : `desde ${formatInstant(desde)}`} hasta ${formatInstant(hasta)}`;
  const limits = describeFilters(request, excelOf(row, Object.keys(row.fields)));
  return exportFile({
    titulo: 'Qué cambió',
    columns,
    rows: linesOf(found),
    filtros: limits === '' ? span : `${span}; ${limits}`,
    asOf: hasta,
    generadoPor: context.user.nombre,
    signal: context.signal,
  });
});
