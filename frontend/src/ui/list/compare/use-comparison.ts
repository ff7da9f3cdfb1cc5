import { useMemo } from 'react';
import { moment, MOMENT_PARAM } from '../../../api/moment.ts';
import { serverNow } from '../../../api/server-time.ts';
import { useAddress } from '../../use-address.ts';

/** Two moments that a list is compared between, ISO UTC; `hasta` empty = now. */
export interface Between {
  readonly desde: string;
  readonly hasta: string;
}

/** Parameters of the address: a link shows the same comparison, under the same filters. */
const KEYS = { desde: 'comparar', hasta: 'hasta' } as const;
const OWN = Object.values(KEYS);
const WEEK_MS = 7 * 86_400_000;

function read(search: URLSearchParams): Between | undefined {
  const at = (key: string): string => {
    const time = Date.parse(search.get(key) ?? '');
    return Number.isNaN(time) ? '' : new Date(time).toISOString();
  };
  const desde = at(KEYS.desde);
  return desde === '' ? undefined : { desde, hasta: at(KEYS.hasta) };
}

/** *Qué cambió entre el lunes y hoy*, in the address. */
export function useComparison() {
  const [search, setSearch] = useAddress(OWN);
  const between = useMemo(() => read(search), [search]);
  const change = (next: Between | undefined) =>
    setSearch(
      (old) => {
        const params = new URLSearchParams(old);
        params.delete(KEYS.desde);
        params.delete(KEYS.hasta);
        if (next) params.set(KEYS.desde, next.desde);
        if (next && next.hasta !== '') params.set(KEYS.hasta, next.hasta);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  /** From the moment that is shown, or from a week ago, until now. */
  const begin = (asOf: string) => {
    moment.set(undefined);
    setSearch((old) => {
      const params = new URLSearchParams(old);
      params.delete(MOMENT_PARAM);
      params.delete(KEYS.hasta);
      params.set(KEYS.desde, asOf === '' ? new Date(serverNow() - WEEK_MS).toISOString() : asOf);
      return params;
    });
  };
  return { between, change, begin };
}
