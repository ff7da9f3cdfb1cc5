import { type PivotTable, TOTAL } from '@power/domain/kernel/pivot-table';
import { BarsChart, type ChartSeries } from '../../ui/charts/bars-chart.tsx';
import { formatMillions } from '../../ui/format/numbers.ts';
import type { PivotState } from './pivot-state.ts';
import { formatFigure, formatValue, labelOf, type PivotSource } from './source.ts';

/** More than these are read by nobody: the others stand together. */
const MOST_BARS = 12;
const MOST_SERIES = 7;

interface Props {
  readonly source: PivotSource;
  readonly state: PivotState;
  readonly table: PivotTable;
}

/** The first figure of the report by its outermost rows, upon each other by its columns. */
export function PivotChart({ source, state: { filas, columnas, medidas }, table }: Props) {
  const measure = medidas[0]!;
  const { kind, adds } = source.fields.measures[measure]!;
  const rows = table.total.children.length > 0 ? table.total.children : [table.total];
  const shown = rows.slice(0, MOST_BARS);
  const figure = (index: number, column: string): number | null => shown[index]!.cells.get(column)?.[0] ?? null;
  const of = (column: string): (number | null)[] => shown.map((_, n) => figure(n, column));
  const name = (values: readonly (string | null)[]): string =>
    values.map((value, n) => formatValue(source, columnas[n]!, value)).join(' · ');
  // Shares and what is counted once do not add up: they are shown over all columns.
  const columns = adds ? table.columns : [];
  const rest = columns.slice(MOST_SERIES);
  const series: ChartSeries[] =
    columns.length === 0
      ? [{ name: labelOf(source, measure), values: of(TOTAL) }]
      : [
          ...columns.slice(0, MOST_SERIES).map(({ key, values }) => ({ name: name(values), values: of(key) })),
          ...(rest.length > 0
            ? [
                {
                  name: 'Otros',
                  values: shown.map((_, n) => rest.reduce((sum, { key }) => sum + (figure(n, key) ?? 0), 0)),
                },
              ]
            : []),
        ];
  return (
    <BarsChart
      title={`${labelOf(source, measure)} por ${filas[0] ? labelOf(source, filas[0]) : 'todo'}`}
      labels={shown.map(({ values }) => (values.length > 0 ? formatValue(source, filas[0]!, values[0]!) : 'Total'))}
      series={series}
      stacked={columns.length > 0}
      format={(value) => (kind === 'pesos' ? formatMillions(value) : formatFigure(source, measure, value))}
    />
  );
}
