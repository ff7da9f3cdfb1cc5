/** Which of our modules go together into one file, instead of many tiny ones that each screen asks for. */

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export type ModuleOf = (id: string) => Module | null;

/** Letters; what is longer is worth a file of its own, and not what every screen has to load. */
const SMALL = 2000;
const OWN = /(frontend|domain)[\\/]src[\\/]/;

const reached = (roots: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const found = new Set(roots);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
};

/**
 * Small modules that a screen shares with another, or with a dialog, and that need nothing but each other and what every
 * page has loaded: together in one file they bring along no screen's code.
 */
export function smallParts(entry: string, screens: string, moduleOf: ModuleOf): Set<string> {
  const needs = (id: string) => moduleOf(id)?.importedIds ?? [];
  const later = (id: string) => moduleOf(id)?.dynamicallyImportedIds ?? [];
  const loaded = reached([entry], needs);
  const ofScreens = reached(later(screens), needs);
  const apart = new Set([...reached([entry], (id) => [...needs(id), ...later(id)])].flatMap(later));
  const times = new Map<string, number>();
  for (const one of apart) for (const id of reached([one], needs)) times.set(id, (times.get(id) ?? 0) + 1);
  const small = new Set(
    [...ofScreens].filter(
      (id) =>
        OWN.test(id) && !loaded.has(id) && times.get(id)! > 1 && (moduleOf(id)?.code?.length ?? Infinity) <= SMALL,
    ),
  );
  // Whoever needs something else is not one of them, nor is then who needs that one.
  for (let before = -1; before !== small.size;) {
    before = small.size;
    for (const id of small) if (!needs(id).every((need) => small.has(need) || loaded.has(need))) small.delete(id);
  }
  return small;
}
