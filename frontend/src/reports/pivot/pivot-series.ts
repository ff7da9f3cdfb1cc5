import { byValue, type PivotRow, type PivotTable, TOTAL } from '@power/domain/kernel/pivot-table';
import type { ChartSeries } from '../../ui/charts/bars-chart.tsx';
import { formatCount } from '../../ui/format/numbers.ts';
import type { PivotState } from './pivot-state.ts';
import { formatValue, isTime, labelOf, type PivotSource } from './source.ts';

/** More than these are read by nobody: the smaller ones stand together. */
const MOST_BARS = 12;
const MOST_SERIES = 7;

/** Rows, or columns, that are drawn as one. */
interface Group<T> {
  readonly name: string;
  readonly of: readonly T[];
}
const sum = (figures: readonly (number | null | undefined)[]): number | null => {
  const known = figures.filter((figure) => typeof figure === 'number');
  return known.length === 0 ? null : known.reduce((all, figure) => all + figure, 0);
};
const figureOf = (rows: readonly PivotRow[], columns: readonly string[]): number | null =>
  sum(rows.flatMap(({ cells }) => columns.map((column) => cells.get(column)?.[0])));

/** The greatest by their figure and, where figures add up, the others as one with its name. */
function greatest<T>(
  groups: readonly Group<T>[],
  figure: (group: Group<T>) => number | null,
  most: number,
  adds: boolean,
): readonly Group<T>[] {
  const ranked = [...groups].sort((a, b) => (figure(b) ?? -Infinity) - (figure(a) ?? -Infinity));
  // One alone is no crowd: it has the place that all others would have.
  if (ranked.length <= most + 1) return ranked;
  const rest = ranked.slice(most);
  const others = { name: `${formatCount(rest.length)} más`, of: rest.flatMap(({ of }) => of) };
  return [...ranked.slice(0, most), ...(adds ? [others] : [])];
}

export interface PivotSeries {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly stacked: boolean;
  /** Rows that it does not show, where they cannot be one bar. */
  readonly missing: number;
}

/**
 * The first figure of a report as bars: its outermost rows, the greatest first, upon each other by its columns. Time stays
 * whole and in its order: where columns are time, it runs from left to right and the rows lie upon each other.
 */
export function seriesOf(
  source: PivotSource,
  { filas: [field], columnas, medidas: [measure] }: Pick<PivotState, 'filas' | 'columnas' | 'medidas'>,
  { total, columns }: PivotTable,
): PivotSeries {
  const adds = source.fields.measures[measure!]!.adds ?? false;
  const outer = total.children.length > 0 ? total.children : [total];
  const all: readonly Group<PivotRow>[] = outer.map((row) => ({
    name: row.values.length > 0 ? formatValue(source, field!, row.values[0]!) : 'Total',
    of: [row],
  }));
  const inTime = isTime(source, field);
  // Shares and what is counted once do not add up: they are shown over all columns.
  const beside = adds ? columns : [];
  const when = beside.length > 0 ? columnas.findIndex((name) => isTime(source, name)) : -1;
  const across = when >= 0 && !inTime;
  const rows = inTime
    ? [...all].sort((a, b) => byValue(a.of[0]!.values[0]!, b.of[0]!.values[0]!))
    : greatest(all, ({ of }) => figureOf(of, [TOTAL]), across ? MOST_SERIES : MOST_BARS, adds);
  if (across) {
    const times = [...new Set(beside.map(({ values }) => values[when]!))].sort(byValue);
    const keys = times.map((time) => beside.filter(({ values }) => values[when] === time).map(({ key }) => key));
    return {
      labels: times.map((time) => formatValue(source, columnas[when]!, time)),
      series: rows.map(({ name, of }) => ({ name, values: keys.map((columnsOf) => figureOf(of, columnsOf)) })),
      stacked: true,
      missing: 0,
    };
  }
  const named = beside.map(({ key, values }) => ({
    name: values.map((value, n) => formatValue(source, columnas[n]!, value)).join(' · '),
    of: [key],
  }));
  const parts =
    named.length === 0
      ? [{ name: labelOf(source, measure!), of: [TOTAL] }]
      : when >= 0
        ? named
        : greatest(named, ({ of }) => figureOf([total], of), MOST_SERIES, adds);
  return {
    labels: rows.map(({ name }) => name),
    series: parts.map(({ name, of }) => ({ name, values: rows.map((row) => figureOf(row.of, of)) })),
    stacked: named.length > 0,
    missing: inTime || adds ? 0 : all.length - rows.length,
  };
}
