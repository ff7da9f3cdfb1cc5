import { MAX_TOUR } from '@power/domain/picking/tour.shared';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { PickingTask } from './picking-task.tsx';
import { TourTask } from './tour-task.tsx';
import { WorkList } from './work-list.tsx';

/** The orders that an address names: `?pedido=77`, or `?pedidos=77,78` of a round. */
function namedIn(search: URLSearchParams): readonly number[] {
  const named = (search.get('pedidos') ?? search.get('pedido') ?? '').split(',').map(Number);
  return [...new Set(named)].filter((n) => Number.isSafeInteger(n) && n > 0).slice(0, MAX_TOUR);
}

/**
 * *Picking*: the list of work, and one order's work, or a round of several, at a time. The address says which, so that a
 * reload goes on there. Of another moment there is the list alone: nothing is picked then.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<string>();
  const open = (...numbers: readonly number[]) =>
    setSearch(numbers.length > 1 ? { pedidos: numbers.join() } : { pedido: String(numbers[0]) });
  const past = useStore(moment) !== undefined;
  const leave = useCallback(
    (message?: string) => {
      setDone(message);
      setSearch({}, { replace: true });
    },
    [setSearch],
  );
  const numbers = past ? [] : namedIn(search);
  const [only] = numbers;
  if (only === undefined) return <WorkList done={done} onOpen={past ? undefined : open} />;
  return numbers.length > 1 ? (
    <TourTask key={numbers.join()} numbers={numbers} onOpen={open} onLeave={leave} />
  ) : (
    <PickingTask key={only} number={only} onOpen={open} onLeave={leave} />
  );
}
