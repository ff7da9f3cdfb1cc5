import { listHref, type ListState } from '../../ui/list/list-state.ts';
import { groupFilter } from '../group-filter.shared.ts';
import type { PivotState } from './pivot-state.ts';
import type { PivotSource } from './source.ts';

type Value = string | null;

/** The lines behind a cell: those of the report that have its values. */
export function linesHref(
  source: PivotSource,
  { filas, columnas, filterModel }: PivotState,
  rows: readonly Value[],
  columns: readonly Value[],
): string {
  const own = (fields: readonly string[], values: readonly Value[]) =>
    values.map((value, n) => groupFilter(source, fields[n]!, value));
  const filters: ListState['filterModel'] = {
    ...filterModel,
    ...Object.fromEntries([...own(filas, rows), ...own(columnas, columns)]),
  };
  return listHref(source.lines, { filterModel: filters });
}
