/** A section of the site, as its list has it. */
export interface Category {
  readonly _id: string;
  readonly nombre: string;
  readonly slug: string;
  readonly padre: string;
  readonly orden: number;
  readonly version: number;
}
export interface Branch {
  readonly category: Category;
  /** 1 at the root. */
  readonly level: number;
  readonly children: readonly Branch[];
}

const inOrder = (a: Category, b: Category): number => a.orden - b.orden || a.nombre.localeCompare(b.nombre, 'es');

/** Those of this parent, in their order; at the root also those whose parent is not there. */
export const childrenOf = (all: readonly Category[], padre: string): Category[] => {
  const known = new Set(all.map(({ slug }) => slug));
  return all
    .filter((one) => (padre === '' ? one.padre === '' || !known.has(one.padre) : one.padre === padre))
    .toSorted(inOrder);
};

/** The whole tree. Two that stand inside each other, as two people may leave them at once, are at the root. */
export function treeOf(all: readonly Category[]): Branch[] {
  const seen = new Set<string>();
  const branch = (category: Category, level: number): Branch => {
    seen.add(category.slug);
    const inside = childrenOf(all, category.slug).filter(({ slug }) => !seen.has(slug));
    return { category, level, children: inside.map((one) => branch(one, level + 1)) };
  };
  const roots = childrenOf(all, '').map((one) => branch(one, 1));
  const lost = all.filter(({ slug }) => !seen.has(slug)).toSorted(inOrder);
  return [...roots, ...lost.flatMap((one) => (seen.has(one.slug) ? [] : [branch(one, 1)]))];
}

/** From top to bottom, as it is read. */
export const flat = (tree: readonly Branch[]): Branch[] => tree.flatMap((one) => [one, ...flat(one.children)]);

/** Whether one section is the other, or stands somewhere inside it. */
export const isInside = (all: readonly Category[], slug: string, other: string): boolean => {
  const seen = new Set<string>();
  for (let at: string | undefined = slug; at && !seen.has(at); at = all.find((one) => one.slug === at)?.padre) {
    if (at === other) return true;
    seen.add(at);
  }
  return false;
};

export interface Move {
  readonly category: Category;
  readonly padre: string;
  readonly orden: number;
}

/** What changes when a section goes to this place among those of a parent; nothing when it would be inside itself. */
export function moved(all: readonly Category[], slug: string, padre: string, place: number): Move[] {
  const category = all.find((one) => one.slug === slug);
  if (!category || (padre !== '' && isInside(all, padre, slug))) return [];
  const others = childrenOf(all, padre).filter((one) => one.slug !== slug);
  const row = [...others.slice(0, place), category, ...others.slice(place)];
  return row.flatMap((one, i) =>
    one.orden === i + 1 && one.padre === padre ? [] : [{ category: one, padre, orden: i + 1 }],
  );
}

/** Where a key takes a section: among its siblings, into the one before it, or out beside its parent. */
export function byKey(all: readonly Category[], slug: string, key: string): Move[] {
  const own = all.find((one) => one.slug === slug);
  if (!own) return [];
  const siblings = childrenOf(all, own.padre);
  const at = siblings.findIndex((one) => one.slug === slug);
  if (key === 'ArrowUp') return at > 0 ? moved(all, slug, own.padre, at - 1) : [];
  if (key === 'ArrowDown') return at < siblings.length - 1 ? moved(all, slug, own.padre, at + 1) : [];
  if (key === 'ArrowRight') {
    const before = siblings[at - 1];
    return before ? moved(all, slug, before.slug, Infinity) : [];
  }
  const parent = all.find((one) => one.slug === own.padre);
  if (key !== 'ArrowLeft' || !parent) return [];
  const place = childrenOf(all, parent.padre).findIndex((one) => one.slug === parent.slug);
  return moved(all, slug, parent.padre, place + 1);
}
