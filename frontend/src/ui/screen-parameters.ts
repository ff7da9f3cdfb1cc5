import { MOMENT_PARAMS } from '../api/moment.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

const declared = new Set<readonly string[]>();

/** Parameters of the address that the screen on show declares as its own: filters, sort, view. The moment is every screen's. */
export const ownParameters = {
  /** Declares names until the returned function is called. */
  add: (names: readonly string[]): (() => void) => {
    const entry = [...names];
    declared.add(entry);
    return () => void declared.delete(entry);
  },
};

function foreign(search: string): string {
  const own = new Set([...MOMENT_PARAMS, ...[...declared].flat()]);
  const others = [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
  return JSON.stringify(others.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/** Whether a way from one address to another leaves the screen, or the document that its address names. */
export const leavesScreen = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || foreign(from.search) !== foreign(to.search);
