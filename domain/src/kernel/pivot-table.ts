import type { PivotGroup } from './pivot.ts';

type Value = string | null;

/** One row of a pivot: a group of its row fields, with its figures under each column and, at `''`, over all of them. */
export interface PivotRow {
  /** Stable text of its values; `''` is the total. */
  readonly key: string;
  readonly values: readonly Value[];
  /** How many rows lie below it, directly. */
  readonly children: readonly PivotRow[];
  readonly cells: ReadonlyMap<string, readonly (number | null)[]>;
}

export interface PivotTable {
  readonly total: PivotRow;
  /** Values of the column fields, in their order; none without column fields. */
  readonly columns: readonly { readonly key: string; readonly values: readonly Value[] }[];
}

/** Key of the total of a row among its cells. */
export const TOTAL = '';
export const keyOf = (values: readonly Value[]): string => (values.length === 0 ? TOTAL : JSON.stringify(values));

const collator = new Intl.Collator('es-CL', { numeric: true, sensitivity: 'base' });
/** In the order of people's language; what has no value comes last. */
export const byValue = (a: Value, b: Value): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : collator.compare(a, b);
const byValues = (a: readonly Value[], b: readonly Value[]): number => {
  for (const [n, value] of a.entries()) {
    const order = byValue(value, b[n] ?? null);
    if (order !== 0) return order;
  }
  return 0;
};

/** How rows of one parent stand: by what they are called, or by a figure in one column, nobody's knowledge last. */
export type PivotOrder =
  | { readonly column: string; readonly measure: number; readonly descending: boolean }
  | undefined;

interface Making {
  readonly values: readonly Value[];
  readonly children: Making[];
  readonly cells: Map<string, readonly (number | null)[]>;
}

function compare(order: PivotOrder): (a: Making, b: Making) => number {
  if (!order) return (a, b) => byValues(a.values, b.values);
  const figure = (row: Making): number | null => row.cells.get(order.column)?.[order.measure] ?? null;
  return (a, b) => {
    const [x, y] = [figure(a), figure(b)];
    if (x === y) return byValues(a.values, b.values);
    if (x === null || y === null) return x === null ? 1 : -1;
    return order.descending ? y - x : x - y;
  };
}

/** The groups of a pivot as rows within rows, and the columns that they have. */
export function tableOf(groups: readonly PivotGroup[], order?: PivotOrder): PivotTable {
  const rows = new Map<string, Making>();
  const columns = new Map<string, readonly Value[]>();
  const row = (values: readonly Value[]): Making => {
    const key = keyOf(values);
    const known = rows.get(key);
    if (known) return known;
    const made: Making = { values, children: [], cells: new Map() };
    rows.set(key, made);
    if (values.length > 0) row(values.slice(0, -1)).children.push(made);
    return made;
  };
  for (const { f, c, v } of groups) {
    row(f).cells.set(keyOf(c), v);
    if (c.length > 0) columns.set(keyOf(c), c);
  }
  const sorted = compare(order);
  const finished = ({ values, children, cells }: Making): PivotRow => ({
    key: keyOf(values),
    values,
    children: children.sort(sorted).map(finished),
    cells,
  });
  return {
    total: finished(row([])),
    columns: [...columns].map(([key, values]) => ({ key, values })).sort((a, b) => byValues(a.values, b.values)),
  };
}
