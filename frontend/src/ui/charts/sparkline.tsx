interface Props {
  /** In order of time, the last is now. */
  readonly values: readonly number[];
  readonly className?: string | undefined;
}
const WIDTH = 100;
const HEIGHT = 28;
/** Room for the dot at the end; at its begin the line stands under the figure. */
const EDGE = 3;

/** Points of a line over the whole width, from zero or the least value, so that a flat line lies low. */
export function pointsOf(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const step = (WIDTH - EDGE) / Math.max(1, values.length - 1);
  return values.map((value, n) => [n * step, HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE)]);
}

/** A course without axes beside its figure; whoever hears the page is told the figures by the text around it. */
export function Sparkline({ values, className }: Props) {
  const points = pointsOf(values);
  const [x, y] = points.at(-1) ?? [0, 0];
  const line = points.map((point) => point.join(',')).join(' ');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
    >
      <polygon points={`0,${HEIGHT} ${line} ${WIDTH - EDGE},${HEIGHT}`} fill="currentColor" opacity="0.1" />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <circle cx={x} cy={y} r="2" fill="currentColor" />
    </svg>
  );
}
