interface Props {
  /** In order of time, the last is now. */
  readonly values: readonly number[];
  readonly className?: string | undefined;
}
const WIDTH = 100;
const HEIGHT = 28;
/** Room above and below for the stroke and the dot. */
const EDGE = 3;
/** Two points are a straight line that says what the change beside it says. */
const FEWEST = 3;

/** Points of a line over the whole width, from zero or the least value, so that a flat line lies low. */
export function pointsOf(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  return values.map((value, n) => [n * step, HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE)]);
}

/** A course without axes beside its figure; whoever hears the page is told the figures by the text around it. */
export function Sparkline({ values, className }: Props) {
  if (values.length < FEWEST) return null;
  const points = pointsOf(values);
  const line = points.map((point) => point.join(',')).join(' ');
  // The drawing is stretched to its place; what has the width of a stroke is not: the dot is a round end of no length.
  const stroke = { stroke: 'currentColor', fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden
      focusable={false}
    >
      <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity="0.1" />
      <polyline {...stroke} points={line} strokeWidth="1.5" strokeLinejoin="round" />
      <path {...stroke} d={`M${points.at(-1)!.join(' ')}h0`} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
