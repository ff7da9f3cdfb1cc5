/** One leaf that differs between two values. */
export interface FieldChange {
  /** Dotted path; array elements by index from 0. */
  readonly campo: string;
  readonly antes?: unknown;
  readonly despues?: unknown;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Field-by-field difference of two JSON values, in order of the fields (requirements §0.1.7). Equal values give no entries. */
export function diff(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (Object.is(before, after)) return [];
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => diff(before[key], after[key], path ? `${path}.${key}` : key));
  }
  // Whole branches that appear or vanish are listed leaf by leaf too: a reader looks for values, not for objects.
  if (isBranch(after) && (before === undefined || before === null)) return leaves(after, path, 'despues');
  if (isBranch(before) && (after === undefined || after === null)) return leaves(before, path, 'antes');
  return [
    { campo: path, ...(before !== undefined && { antes: before }), ...(after !== undefined && { despues: after }) },
  ];
}

function leaves(value: Record<string, unknown>, path: string, side: 'antes' | 'despues'): FieldChange[] {
  return Object.entries(value).flatMap(([key, child]) => {
    const campo = path ? `${path}.${key}` : key;
    return isBranch(child) ? leaves(child, campo, side) : [{ campo, [side]: child }];
  });
}
