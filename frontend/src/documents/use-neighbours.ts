import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import type { AnyCall } from '../api/wire.ts';
import { useListState } from '../ui/list/use-list-state.ts';

/** Rows that are looked at around the one that is open. */
const AROUND = 60;

/** Where in its list the document was opened, as the grid says; the next ones follow from there. */
const rowOnScreen = (): number =>
  Number(document.activeElement?.closest('[row-index]')?.getAttribute('row-index') ?? NaN);
let lastRow = 0;
/** Documents that were asked for and are not on screen yet: hands are faster than sheets, and some sheets come anew for each. */
let ahead: readonly string[] = [];

/** The documents before and after this one in the list on screen, as it is filtered and sorted; by J and K too. */
export function useNeighbours(
  list: { readonly query: AnyCall; readonly idField: string } | undefined,
  id: string,
  go: (id: string) => void,
) {
  const [{ filterModel, sort, quick, asOf }] = useListState();
  const [row] = useState(() => {
    const here = rowOnScreen();
    if (Number.isNaN(here)) return lastRow;
    ahead = [];
    return (lastRow = here);
  });
  useEffect(() => {
    ahead = ahead.includes(id) ? ahead.slice(ahead.lastIndexOf(id) + 1) : [];
  }, [id]);
  const startRow = Math.max(0, row - AROUND);
  const request = {
    startRow,
    endRow: startRow + 2 * AROUND + 1,
    filterModel,
    sortModel: [...sort],
    ...(quick ? { quickFilter: quick } : {}),
    ...(asOf ? { asOf } : {}),
  };
  const { data } = useQuery({
    queryKey: list ? [...queryKey(list.query), 'vecinos', request] : ['vecinos'],
    queryFn: async ({ signal }) => {
      const { rows } = (await call(list!.query, request, { signal })) as { rows: Record<string, unknown>[] };
      return rows.map((found) => String(found[list!.idField]));
    },
    enabled: list !== undefined,
    staleTime: 15_000,
  });
  const at = data?.indexOf(id) ?? -1;
  const step = (by: 1 | -1) => () => {
    const from = data?.indexOf(ahead.at(-1) ?? id) ?? -1;
    const to = from < 0 ? undefined : data![from + by];
    if (to === undefined) return;
    lastRow = startRow + from + by;
    ahead = [...ahead, to];
    go(to);
  };
  const onPrevious = step(-1);
  const onNext = step(1);
  useHotkeys([
    ['k', onPrevious],
    ['j', onNext],
  ]);
  return list && at >= 0
    ? { onPrevious: at > 0 ? onPrevious : undefined, onNext: at + 1 < data!.length ? onNext : undefined }
    : undefined;
}
