import { useState } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { withoutZero } from '../format/numbers.ts';
import { ChartLegend, colour, Tip } from './chart-parts.tsx';
import { SeriesName } from './series-name.tsx';
import styles from './bars-chart.module.css';

export interface ChartSeries {
  readonly name: string;
  /** One value for each label; null where nobody knows. */
  readonly values: readonly (number | null)[];
  /** A line says what bars are held against; default bars. */
  readonly as?: 'line';
}
interface Props {
  /** What it shows, said to whoever does not see it, before the figures. */
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly stacked?: boolean;
  readonly format: (value: number) => string;
  /** A label as the axis has room for it. */
  readonly tick?: (label: string) => string;
  /** What else is said of a label when it is pointed at. */
  readonly detail?: (index: number) => string | undefined;
  /** Beside others in a card it is lower. */
  readonly low?: boolean;
  /** Opens the list behind a label. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

const TICK = { fontSize: 'var(--type-label)', fill: 'var(--muted)' } as const;
/** From here on the bars are as wide as the name of their series. */
const WIDE = 640;
/** Beside the bars: room for the name of a line. */
const NAMED = 48;

/** Bars beside or upon each other, from zero, and lines that they are held against. */
export function BarsChart({
  title,
  labels,
  series,
  stacked = false,
  format,
  tick = (label) => label,
  detail,
  low = false,
  onOpen,
}: Props) {
  const [wide, setWide] = useState(false);
  // Where a series is called by its name: at its last figure.
  const ends = series.map(({ values }) => values.findLastIndex((value) => value !== null && value !== 0));
  const data = labels.map((label, n) => ({
    label,
    ...Object.fromEntries(series.map(({ values }, s) => [`s${s}`, values[n] ?? null])),
    ...Object.fromEntries(series.flatMap(({ name }, s) => (ends[s] === n ? [[`name${s}`, name]] : []))),
  }));
  const said = series
    .map(({ name, values }) => `${name}: ${labels.map((label, n) => `${label} ${format(values[n] ?? 0)}`).join(', ')}`)
    .join('. ');
  const several = series.length > 1;
  const named = several && !stacked && wide;
  const lines = series.some((one) => one.as === 'line');
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`${title}. ${said}`}
      data-opens={onOpen !== undefined}
      data-low={low}
    >
      <div className={styles.drawing}>
        <ResponsiveContainer width="100%" height="100%" onResize={(width) => setWide(width >= WIDE)}>
          <ComposedChart
            data={data}
            margin={{ top: named ? 16 : 8, right: named && lines ? NAMED : 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
            onClick={(at) => {
              const index = Number(at.activeTooltipIndex ?? -1);
              if (onOpen && Number.isInteger(index) && index >= 0) onOpen(index);
            }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="label"
              tickFormatter={tick}
              tick={TICK}
              tickLine={false}
              axisLine={{ stroke: 'var(--line)' }}
              minTickGap={8}
            />
            <YAxis
              width="auto"
              allowDecimals={false}
              tick={TICK}
              tickLine={false}
              axisLine={false}
              tickFormatter={(value: number) => withoutZero(format(value))}
            />
            <Tooltip
              content={<Tip format={format} detail={detail && ((label) => detail(labels.indexOf(label)))} />}
              cursor={{ fill: 'var(--accent-soft)', opacity: 0.5 }}
            />
            {series.map(({ name, as }, n) => {
              const line = as === 'line';
              const label = named && <LabelList dataKey={`name${n}`} content={<SeriesName line={line} />} />;
              const own = { name, dataKey: `s${n}`, isAnimationActive: false } as const;
              return line ? (
                <Line key={own.dataKey} {...own} stroke={colour(n)} strokeWidth={2} dot={false}>
                  {label}
                </Line>
              ) : (
                <Bar
                  key={own.dataKey}
                  {...own}
                  fill={colour(n)}
                  {...(stacked ? { stackId: 'todo' } : { radius: [3, 3, 0, 0] })}
                >
                  {label}
                </Bar>
              );
            })}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      {several && !named && <ChartLegend names={series.map(({ name }) => name)} />}
    </div>
  );
}
