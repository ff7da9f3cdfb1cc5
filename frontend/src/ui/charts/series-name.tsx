import { usePlotArea } from 'recharts';
import styles from './bars-chart.module.css';

interface Props {
  readonly line: boolean;
  /** These are given by the chart, for every label in turn; the name at one alone. */
  readonly value?: unknown;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly width?: number | string;
}

/** What a series is called, over its last bar or behind the end of its line: nobody looks it up in a legend. */
export function SeriesName({ line, value, x = 0, y = 0, width = 0 }: Props) {
  const area = usePlotArea();
  if (typeof value !== 'string' || !area) return null;
  return line ? (
    <text className={styles.name} x={area.x + area.width} dx={4} y={Number(y)} dominantBaseline="middle">
      {value}
    </text>
  ) : (
    <text className={styles.name} x={Number(x) + Number(width) / 2} y={Number(y)} dy={-4} textAnchor="middle">
      {value}
    </text>
  );
}
