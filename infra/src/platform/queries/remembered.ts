import type { Principal } from '@power/domain/kernel/principal';
import type { PositionWaiter } from '../http/positions.ts';

/**
 * What `load` reads of one read model, asked for once while its rows stand still, at most a second: for what every page
 * of a list needs again. `key` names what is read, everything that it depends on but the person.
 */
export type Remember = <V>(projection: string, key: string, load: () => Promise<V>) => Promise<V>;

const FRESH_MS = 1000;
/** Entries of one person. */
const KEPT = 100;

interface Entry {
  readonly generation: number;
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** For what is read in nobody's name, or of another moment: each time anew. */
export const eachTime: Remember = (_projection, _key, load) => load();

/**
 * Remembers by the person as the session stands: whoever gets other rights, and so another row scope, begins anew
 * (requirements §0.1.4). Whoever has waited for a position of the log (`x-posicion`) is never told what was before it.
 */
export function rememberedReads(
  positions: Pick<PositionWaiter, 'onChange'>,
): (user: Principal | undefined) => Remember {
  const generations = new Map<string, number>();
  const generationOf = (projection: string): number => generations.get(projection) ?? 0;
  positions.onChange((changed) => {
    for (const projection of changed) generations.set(projection, generationOf(projection) + 1);
  });
  const ofPersons = new WeakMap<Principal, Map<string, Entry>>();

  return (user) => {
    if (!user) return eachTime;
    return <V>(projection: string, key: string, load: () => Promise<V>): Promise<V> => {
      const own = ofPersons.get(user) ?? new Map<string, Entry>();
      const name = `${projection} ${key}`;
      const generation = generationOf(projection);
      const known = own.get(name);
      if (known?.generation === generation && known.until > performance.now()) return known.value as Promise<V>;
      const value = load();
      value.catch(() => own.delete(name));
      if (own.size >= KEPT) own.clear();
      own.set(name, { generation, until: performance.now() + FRESH_MS, value });
      ofPersons.set(user, own);
      return value;
    };
  };
}
