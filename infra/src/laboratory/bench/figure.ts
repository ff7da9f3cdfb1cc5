import { median, medianRatio } from './stats.ts';

/** One line of the table. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly baseline: string;
  /** Ours over the baseline, or what else is held against the goal. */
  readonly ratio: string;
  readonly goal: string;
  /** Undefined: told for its own sake, without a goal. */
  readonly met: boolean | undefined;
}

export interface Compared {
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly base: readonly number[];
  readonly baseline: string;
}

export const number = (value: number): string =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

const times = (ratio: number): string => `${ratio.toFixed(2)}×`;

function compared({
  what,
  unit,
  ours,
  base,
  baseline,
}: Compared): Omit<Figure, 'goal' | 'met'> & { readonly value: number } {
  const value = medianRatio(ours, base);
  return {
    what,
    measured: `${number(median(ours))} ${unit}`,
    baseline: `${number(median(base))} ${unit} ${baseline}`,
    ratio: times(value),
    value,
  };
}

/** Ours must reach so many times the baseline. */
export function atLeast(goal: number, figures: Compared): Figure {
  const { value, ...line } = compared(figures);
  return { ...line, goal: `≥ ${goal}×`, met: value >= goal };
}

/** Ours may cost at most so many times the baseline. */
export function atMost(goal: number, figures: Compared): Figure {
  const { value, ...line } = compared(figures);
  return { ...line, goal: `≤ ${goal}×`, met: value <= goal };
}

/** A limit of its own, without a baseline: the median of the runs. */
export function limit(
  goal: number,
  { what, unit, values, baseline = '–' }: { what: string; unit: string; values: readonly number[]; baseline?: string },
): Figure {
  const value = median(values);
  return {
    what,
    measured: `${number(value)} ${unit}`,
    baseline,
    ratio: '–',
    goal: `≤ ${number(goal)} ${unit}`,
    met: value <= goal,
  };
}

/** A figure that explains others. */
export const told = (what: string, measured: string, baseline = '–'): Figure => ({
  what,
  measured,
  baseline,
  ratio: '–',
  goal: '–',
  met: undefined,
});
