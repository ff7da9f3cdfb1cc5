import type { QueryContext } from '@power/infra/platform/queries/handler';

export interface Section {
  readonly slug: string;
  readonly nombre: string;
  readonly padre: string;
}

/** Sections in use, in the order in which the site shows them. */
export const sectionsOf = ({ rows }: QueryContext): Promise<Section[]> =>
  rows.unscoped
    .selectFrom('web_category_list')
    .select(['slug', 'nombre', 'padre'])
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('nombre')
    .execute();

/** Those at the root, and those whose parent is not in use. */
export const rootsOf = (all: readonly Section[]): Section[] =>
  all.filter(({ padre }) => !all.some(({ slug }) => slug === padre));

export const childrenOf = (all: readonly Section[], of: string): Section[] => all.filter(({ padre }) => padre === of);

/** A section and whatever is inside it: its products are those of all of them. */
export function within(all: readonly Section[], slug: string): string[] {
  const found = new Set([slug]);
  for (const one of found) for (const child of childrenOf(all, one)) found.add(child.slug);
  return [...found];
}

/** From the root to the section itself. */
export function trailTo(all: readonly Section[], slug: string): Section[] {
  const trail: Section[] = [];
  for (let one = all.find((s) => s.slug === slug); one && !trail.includes(one);) {
    trail.unshift(one);
    const { padre } = one;
    one = all.find((s) => s.slug === padre);
  }
  return trail;
}
