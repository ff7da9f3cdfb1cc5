import { formatDecimal } from '../ui/format/numbers.ts';
import { formatDay } from '../ui/format/times.ts';
import styles from './rate-chart.module.css';

export interface Point {
  readonly fecha: string;
  readonly valor: number;
}
interface Props {
  readonly title: string;
  readonly serie: readonly Point[];
  readonly desde: string;
  readonly hasta: string;
  /** Days between two values beyond which the line breaks. */
  readonly reach: number;
  readonly faltan: readonly string[];
}
const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 6;
const time = (day: string): number => Date.parse(day);

/** Runs of values whose days follow each other: between two runs something is missing, and no line pretends otherwise. */
export function runsOf(serie: readonly Point[], reach: number): Point[][] {
  const runs: Point[][] = [];
  for (const point of serie) {
    const last = runs.at(-1)?.at(-1);
    if (last && time(point.fecha) - time(last.fecha) <= reach * 86_400_000) runs.at(-1)!.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** What is missing in words: the newest five, and how many more. */
export function missingText(faltan: readonly string[]): string {
  if (faltan.length === 0) return 'No falta ningún día.';
  const shown = faltan.toReversed().slice(0, 5).map(formatDay).join(', ');
  const more = faltan.length - 5;
  return `Sin valor: ${shown}${more > 0 ? ` y ${more} más` : ''}.`;
}

/** A rate over a year, with its gaps. */
export function RateChart({ title, serie, desde, hasta, reach, faltan }: Props) {
  const values = serie.map(({ valor }) => valor);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = (day: string) => EDGE + ((time(day) - time(desde)) / (time(hasta) - time(desde))) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  return (
    <figure className={styles.figure}>
      {serie.length === 0 ? (
        <p>{`Todavía no hay valores de ${title} en el último año.`}</p>
      ) : (
        <>
          <div className={styles.axis}>
            <span>{`Entre ${formatDecimal(low)} y ${formatDecimal(high)} pesos`}</span>
            <span>{`${serie.length} valores`}</span>
          </div>
          <svg
            className={styles.chart}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${title}, último año: entre ${formatDecimal(low)} y ${formatDecimal(high)} pesos`}
          >
            {[EDGE, HEIGHT / 2, HEIGHT - EDGE].map((at) => (
              <line
                key={at}
                className={styles.grid}
                x1={0}
                x2={WIDTH}
                y1={at}
                y2={at}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {runsOf(serie, reach).map((run) => (
              <polyline
                key={run[0]!.fecha}
                points={[...run, run.at(-1)!].map(({ fecha, valor }) => `${x(fecha)},${y(valor)}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth={run.length === 1 ? 5 : 2}
                strokeLinecap="round"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <div className={styles.axis}>
            <span>{formatDay(desde)}</span>
            <span>{formatDay(hasta)}</span>
          </div>
          <figcaption className={styles.note}>{missingText(faltan)}</figcaption>
        </>
      )}
    </figure>
  );
}
