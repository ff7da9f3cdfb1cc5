import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { withoutZero } from '../format/numbers.ts';
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
  /** Opens the list behind a label. */
  readonly onOpen?: (index: number) => void;
}

const SERIES = 8;
const colour = (n: number): string => `var(--chart-${(n % SERIES) + 1})`;
const TICK = { fontSize: 11, fill: 'var(--muted)' } as const;

interface Tip {
  readonly active?: boolean;
  readonly label?: string;
  readonly payload?: readonly { readonly name?: string; readonly value?: number | null; readonly color?: string }[];
}

/** Bars beside or upon each other, from zero, and lines that they are held against. */
export function BarsChart({ title, labels, series, stacked = false, format, onOpen }: Props) {
  const data = labels.map((label, n) => ({
    label,
    ...Object.fromEntries(series.map(({ values }, s) => [`s${s}`, values[n] ?? null])),
  }));
  const said = series
    .map(({ name, values }) => `${name}: ${labels.map((label, n) => `${label} ${format(values[n] ?? 0)}`).join(', ')}`)
    .join('. ');
  const tip = ({ active, label, payload }: Tip) =>
    active && payload ? (
      <div className={styles.tip}>
        <strong>{label}</strong>
        {payload.map(({ name, value, color }) => (
          <div key={name}>
            <span className={styles.key} style={{ background: color }} aria-hidden />
            {name}: {value === null || value === undefined ? '–' : format(value)}
          </div>
        ))}
      </div>
    ) : null;
  return (
    <div className={styles.chart} role="img" aria-label={`${title}. ${said}`} data-opens={onOpen !== undefined}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={data}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          onClick={(at) => {
            const index = Number(at.activeTooltipIndex);
            if (onOpen && Number.isInteger(index) && index >= 0) onOpen(index);
          }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--line)' }} minTickGap={8} />
          <YAxis
            width="auto"
            tick={TICK}
            tickLine={false}
            axisLine={false}
            tickFormatter={(value: number) => withoutZero(format(value))}
          />
          <Tooltip content={tip as never} cursor={{ fill: 'var(--accent-soft)', opacity: 0.5 }} />
          {series.length > 1 && (
            <Legend wrapperStyle={{ fontSize: 12 }} iconType="circle" iconSize={8} itemSorter={null} />
          )}
          {series.map(({ name, as }, n) =>
            as === 'line' ? (
              <Line
                key={name}
                name={name}
                dataKey={`s${n}`}
                stroke={colour(n)}
                strokeWidth={2}
                dot={false}
                isAnimationActive={false}
              />
            ) : (
              <Bar
                key={name}
                name={name}
                dataKey={`s${n}`}
                fill={colour(n)}
                {...(stacked ? { stackId: 'todo' } : { radius: [3, 3, 0, 0] as never })}
                isAnimationActive={false}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
