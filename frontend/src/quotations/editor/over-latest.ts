import type { TypedLine, TypedQuotation } from './typed-quotation.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What of `mine` differs from what it began with, over what others have made of that since. */
function merged<T extends object>(mine: T, base: T, latest: T): T {
  const changed = (Object.keys(mine) as (keyof T)[]).filter((field) => !same(mine[field], base[field]));
  return { ...latest, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

/** A line of each, by the number under which the server knows it; a new one by its key. */
const idOf = ({ linea, key }: TypedLine): string => (linea === undefined ? key : String(linea));
const byId = (lines: readonly TypedLine[]): ReadonlyMap<string, TypedLine> =>
  new Map(lines.map((line) => [idOf(line), line]));

const asNew = ({ linea: _, ...line }: TypedLine): TypedLine => line;

/** What one line is now; undefined where it is gone. */
function mergedLine(
  mine: TypedLine | undefined,
  base: TypedLine | undefined,
  latest: TypedLine | undefined,
): TypedLine | undefined {
  if (!base) return mine ?? latest;
  if (!mine) return undefined;
  const { key: _, ...was } = base;
  const { key, ...is } = mine;
  const untouched = same({ ...was, ...is }, was);
  // Somebody removed it: what I wrote of it is a line of its own.
  if (!latest) return untouched ? undefined : asNew(mine);
  if (untouched) return { ...latest, key };
  return latest.producto === base.producto ? { ...merged(mine, base, latest), key } : mine;
}

/** The order of `first`, and what `second` has besides where it stands there. */
function inOrder(first: readonly string[], second: readonly string[]): readonly string[] {
  const order = [...first];
  for (const [n, id] of second.entries())
    if (!order.includes(id)) order.splice(n === 0 ? 0 : order.indexOf(second[n - 1]!) + 1, 0, id);
  return order;
}

/**
 * What I wrote over `base`, on top of what somebody else has saved of it meanwhile: what I did not touch is theirs. Where
 * both changed the same field it is mine.
 */
export function overLatest(mine: TypedQuotation, base: TypedQuotation, latest: TypedQuotation): TypedQuotation {
  const [my, their, before] = [byId(mine.lineas), byId(latest.lineas), byId(base.lineas)];
  const ids = (lines: ReadonlyMap<string, TypedLine>): string[] => [...lines.keys()];
  const stayed = (ofThese: string[], inThose: ReadonlyMap<string, TypedLine>) =>
    ofThese.filter((id) => inThose.has(id));
  const moved = !same(stayed(ids(my), before), stayed(ids(before), my));
  const order = moved ? inOrder(ids(my), ids(their)) : inOrder(ids(their), ids(my));
  const lineas = order.flatMap((id) => mergedLine(my.get(id), before.get(id), their.get(id)) ?? []);
  return { ...merged({ ...mine, lineas: [] }, { ...base, lineas: [] }, { ...latest, lineas: [] }), lineas };
}
