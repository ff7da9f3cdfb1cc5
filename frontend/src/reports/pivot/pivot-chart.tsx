import type { PivotTable } from '@power/domain/kernel/pivot-table';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { formatCount, formatMillions } from '../../ui/format/numbers.ts';
import { seriesOf } from './pivot-series.ts';
import type { PivotState } from './pivot-state.ts';
import styles from './pivot.module.css';
import { formatFigure, labelOf, type PivotSource } from './source.ts';

interface Props {
  readonly source: PivotSource;
  readonly state: PivotState;
  readonly table: PivotTable;
}

/** The first figure of a report, drawn; what has no place in the drawing is counted below it. */
export function PivotChart({ source, state, table }: Props) {
  const [field] = state.filas;
  const measure = state.medidas[0]!;
  const { labels, series, stacked, missing } = seriesOf(source, state, table);
  return (
    <>
      <BarsChart
        title={`${labelOf(source, measure)} por ${field ? labelOf(source, field) : 'todo'}`}
        labels={labels}
        series={series}
        stacked={stacked}
        format={(value) =>
          source.fields.measures[measure]!.kind === 'pesos'
            ? formatMillions(value)
            : formatFigure(source, measure, value)
        }
      />
      {missing > 0 && (
        <p className={styles.missing}>
          {`De mayor a menor, las primeras ${formatCount(labels.length)} filas; ${formatCount(missing)} más están en la tabla.`}
        </p>
      )}
    </>
  );
}
