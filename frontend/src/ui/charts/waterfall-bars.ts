import type { Tone } from '@power/domain/kernel/look';

export interface Step {
  readonly key: string;
  readonly name: string;
  /** What it adds; of a total, where it stands. */
  readonly value: number;
  readonly tone: Tone;
  /** Stands on the axis: the figure before, the figure after. */
  readonly total?: boolean;
  readonly to?: string | undefined;
}

export interface Bar {
  readonly step: Step;
  /** Percent of the width, from the left. */
  readonly from: number;
  readonly size: number;
}

/** Where the bars of a waterfall stand: each begins where the one before ended; one scale for all, with zero in it. */
export function barsOf(steps: readonly Step[]): readonly Bar[] {
  let level = 0;
  const spans = steps.map(({ value, total }) => {
    const start = total ? 0 : level;
    level = total ? value : level + value;
    return [Math.min(start, level), Math.max(start, level)] as const;
  });
  const low = Math.min(0, ...spans.map(([from]) => from));
  const range = Math.max(0, ...spans.map(([, to]) => to)) - low || 1;
  return steps.map((step, n) => {
    const [from, to] = spans[n]!;
    return { step, from: ((from - low) / range) * 100, size: ((to - from) / range) * 100 };
  });
}
