/** Days that stand together: what opens from below a chart whose bars are too thin to be links of their own. */
export interface Week {
  readonly from: string;
  readonly to: string;
  readonly cantidad: number;
}

const DAYS = 7;

/** Seven days each, the last ends with the last day; the first has those that are left. */
export function weeksOf(days: readonly { readonly fecha: string; readonly cantidad: number }[]): Week[] {
  const weeks: Week[] = [];
  for (let end = days.length; end > 0; end -= DAYS) {
    const of = days.slice(Math.max(0, end - DAYS), end);
    weeks.unshift({
      from: of[0]!.fecha,
      to: of.at(-1)!.fecha,
      cantidad: of.reduce((sum, { cantidad }) => sum + cantidad, 0),
    });
  }
  return weeks;
}
