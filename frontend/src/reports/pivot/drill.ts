import { type Filter, listHref, type ListState } from '../../ui/list/list-state.ts';
import type { PivotState } from './pivot-state.ts';
import type { PivotSource } from './source.ts';

type Value = string | null;

const exactly = (source: PivotSource, field: string, value: Value): Filter =>
  source.row.fields[field]?.kind === 'day'
    ? { filterType: 'date', type: 'equals', dateFrom: `${value} 00:00:00` }
    : { filterType: 'set', values: [value] };

/** The lines behind a cell: those of the report that have its values. */
export function linesHref(
  source: PivotSource,
  { filas, columnas, filterModel }: PivotState,
  rows: readonly Value[],
  columns: readonly Value[],
): string {
  const own = (fields: readonly string[], values: readonly Value[]) =>
    values.map((value, n) => [fields[n]!, exactly(source, fields[n]!, value)] as const);
  const filters: ListState['filterModel'] = {
    ...filterModel,
    ...Object.fromEntries([...own(filas, rows), ...own(columnas, columns)]),
  };
  return listHref(source.lines, { filterModel: filters });
}
