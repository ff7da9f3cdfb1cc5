import styles from './bars-chart.module.css';

const SERIES = 8;
/** Colour of a series by its place. */
export const colour = (n: number): string => `var(--chart-${(n % SERIES) + 1})`;

const Key = ({ of }: { of: string | undefined }) => (
  <span className={styles.key} style={{ background: of }} aria-hidden />
);

/** Which colour is which, where there is no room for names at the bars. */
export const ChartLegend = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.legend}>
    {names.map((name, n) => (
      <li key={colour(n) + name}>
        <Key of={colour(n)} />
        {name}
      </li>
    ))}
  </ul>
);

interface TipProps {
  readonly format: (value: number) => string;
  readonly detail?: ((label: string) => string | undefined) | undefined;
  /** These are given by the chart. */
  readonly active?: boolean;
  readonly label?: string;
  readonly payload?: readonly {
    readonly dataKey?: string;
    readonly name?: string;
    readonly value?: number | null;
    readonly color?: string;
  }[];
}

/** What is pointed at, in figures. */
export function Tip({ format, detail, active, label = '', payload }: TipProps) {
  if (!active || !payload) return null;
  const more = detail?.(label);
  return (
    <div className={styles.tip}>
      <strong>{label}</strong>
      {payload.map(({ dataKey, name, value, color }) => (
        <div key={dataKey}>
          <Key of={color} />
          {name}: {value === null || value === undefined ? '–' : format(value)}
        </div>
      ))}
      {more !== undefined && <div>{more}</div>}
    </div>
  );
}
