import type { Point } from './geometry.ts';

interface Kept extends Partial<Point> {
  readonly abierta?: boolean;
}

/** What a person arranged: grouped into one button or not, and each note's place and whether it is unfolded. */
export interface NotesState {
  readonly agrupadas: boolean;
  readonly notas: Readonly<Record<string, Kept>>;
}
export const initialNotes: NotesState = { agrupadas: true, notas: {} };

/** Notes of orders that are done are forgotten with the next change. */
const only = (notas: NotesState['notas'], shown: readonly number[]): NotesState['notas'] =>
  Object.fromEntries(Object.entries(notas).filter(([number]) => shown.includes(Number(number))));

export const moved = (s: NotesState, number: number, { x, y }: Point, shown: readonly number[]): NotesState => ({
  ...s,
  notas: { ...only(s.notas, shown), [number]: { ...s.notas[number], x: Math.round(x), y: Math.round(y) } },
});

export const toggled = (s: NotesState, number: number, shown: readonly number[]): NotesState => ({
  ...s,
  notas: { ...only(s.notas, shown), [number]: { ...s.notas[number], abierta: !s.notas[number]?.abierta } },
});

/** All back to the stack at the right. */
export const rearranged = (s: NotesState): NotesState => ({
  ...s,
  notas: Object.fromEntries(
    Object.entries(s.notas).map(([number, { abierta }]) => [number, abierta === undefined ? {} : { abierta }]),
  ),
});
