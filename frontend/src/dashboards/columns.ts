/** The first column of a board holds at most this many (document 1 §9). */
export const FIRST_COLUMN = 6;

/** Columns that so many cards need: while the first holds them all it takes the whole width. */
export const columnsFor = (count: number): 1 | 2 => (count > FIRST_COLUMN ? 2 : 1);

export interface Placed<T> {
  readonly item: T;
  /** 1-based cell of the board's grid. */
  readonly column: number;
  readonly row: number;
}

/** How many the first column of so many cards takes where the second is to be as full: each card then has more room. */
export const evenly = (count: number): number =>
  columnsFor(count) === 1 ? FIRST_COLUMN : Math.min(FIRST_COLUMN, Math.ceil(count / 2));

/** Two columns that fill top to bottom: `first` in the first, the rest in the second. `more` are those for whom there is no room. */
export function placeInColumns<T>(
  items: readonly T[],
  room = Infinity,
  first = FIRST_COLUMN,
): { readonly placed: readonly Placed<T>[]; readonly more: number } {
  const shown = items.slice(0, room);
  return {
    placed: shown.map((item, n) =>
      n < first ? { item, column: 1, row: n + 1 } : { item, column: 2, row: n - first + 1 },
    ),
    more: items.length - shown.length,
  };
}

/** Colour of age: from 15 minutes a warning, from 30 late (requirements §1 fila-bodega). */
export type Age = 'nuevo' | 'atencion' | 'tarde';
const MINUTE = 60_000;
export const ageOf = (ms: number): Age => (ms >= 30 * MINUTE ? 'tarde' : ms >= 15 * MINUTE ? 'atencion' : 'nuevo');
