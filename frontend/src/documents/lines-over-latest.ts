interface Line {
  /** Tells a new line from the others. */
  readonly key: string;
  /** The number under which the server knows it; a new one has none. */
  readonly linea?: number | undefined;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What of `mine` differs from what it began with, over what others have made of that since. */
export function merged<T extends object>(mine: T, base: T, latest: T): T {
  const changed = (Object.keys(mine) as (keyof T)[]).filter((field) => !same(mine[field], base[field]));
  return { ...latest, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

const idOf = ({ linea, key }: Line): string => (linea === undefined ? key : String(linea));
const byId = <L extends Line>(lines: readonly L[]): ReadonlyMap<string, L> =>
  new Map(lines.map((line) => [idOf(line), line]));

const asNew = <L extends Line>({ linea: _, ...line }: L): L => line as L;

/** What one line is now; undefined where it is gone. */
function mergedLine<L extends Line>(
  mine: L | undefined,
  base: L | undefined,
  latest: L | undefined,
  productOf: (line: L) => string,
): L | undefined {
  if (!base) return mine ?? latest;
  if (!mine) return undefined;
  const { key: _, ...was } = base;
  const { key, ...is } = mine;
  const untouched = same({ ...was, ...is }, was);
  // Somebody removed it: what I wrote of it is a line of its own.
  if (!latest) return untouched ? undefined : asNew(mine);
  if (untouched) return { ...latest, key };
  return productOf(latest) === productOf(base) ? { ...merged(mine, base, latest), key } : mine;
}

/** The order of `first`, and what `second` has besides where it stands there. */
function inOrder(first: readonly string[], second: readonly string[]): readonly string[] {
  const order = [...first];
  for (const [n, id] of second.entries())
    if (!order.includes(id)) order.splice(n === 0 ? 0 : order.indexOf(second[n - 1]!) + 1, 0, id);
  return order;
}

/**
 * Lines that I wrote over `base`, on top of what somebody else has saved of them meanwhile: what I did not touch is
 * theirs. Where both changed the same field it is mine.
 */
export function linesOverLatest<L extends Line>(
  mine: readonly L[],
  base: readonly L[],
  latest: readonly L[],
  productOf: (line: L) => string,
): readonly L[] {
  const [my, their, before] = [byId(mine), byId(latest), byId(base)];
  const ids = (lines: ReadonlyMap<string, L>): string[] => [...lines.keys()];
  const stayed = (ofThese: string[], inThose: ReadonlyMap<string, L>) => ofThese.filter((id) => inThose.has(id));
  const moved = !same(stayed(ids(my), before), stayed(ids(before), my));
  const order = moved ? inOrder(ids(my), ids(their)) : inOrder(ids(their), ids(my));
  return order.flatMap((id) => mergedLine(my.get(id), before.get(id), their.get(id), productOf) ?? []);
}
