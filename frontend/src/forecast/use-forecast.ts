import { writeMonth } from '@power/domain/forecast/tracking';
import type { Cierre } from '@power/domain/forecast/tracking';
import { today } from '../ui/format/times.ts';
import { LIST_PARAMETERS } from '../ui/list/list-state.ts';
import { useAddress } from '../ui/use-address.ts';
import { readMonth } from './month.ts';

/** Month, seller and brand say which forecast it is: whoever changes them leaves it. */
const OWN = ['vista', ...LIST_PARAMETERS];

/** What of a forecast an address names: `?mes=2026-11&vista=lista&ejecutivo=…&marca=…`. */
export function useForecastAddress<V extends string>(views: readonly [V, ...V[]]) {
  const [search, setSearch] = useAddress(OWN);
  const named = search.get('vista') as V | null;
  const change = (part: Readonly<Record<string, string | undefined>>, keepFilters = false) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        // Filters of a list are of the month and the person that it was opened for.
        if (!keepFilters) next.delete('f');
        for (const [name, value] of Object.entries(part))
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    month: readMonth(search.get('mes'), today()),
    view: named !== null && views.includes(named) ? named : views[0],
    ejecutivo: search.get('ejecutivo') ?? undefined,
    marca: search.get('marca') ?? undefined,
    search,
    change,
    onMonth: (month: Cierre) => change({ mes: writeMonth(month) }),
  };
}
