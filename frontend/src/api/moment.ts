import { serverNow } from './server-time.ts';
import { createStore } from './store.ts';
import { outsideSession } from './session.ts';

/** Parameter of the address that carries the moment: a link shows the same to whoever opens it. */
export const MOMENT_PARAM = 'asOf';
/** What lists called it while each had a clock of its own. */
const FORMER = 'al';
export const MOMENT_PARAMS: readonly string[] = [MOMENT_PARAM, FORMER];

/** Moment (ISO UTC) that an address asks to be shown; undefined = now. */
export function momentIn(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const at = Date.parse(params.get(MOMENT_PARAM) ?? params.get(FORMER) ?? '');
  return Number.isNaN(at) || at > serverNow() ? undefined : new Date(at).toISOString();
}

const shownAt = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string | undefined =>
  outsideSession(pathname) && !pathname.startsWith('/fila-') ? undefined : momentIn(search);

/** The moment (ISO UTC) that the whole system is shown as of; undefined = now, live. */
export const moment = createStore<string | undefined>(shownAt(location));

/** Follows the address, which is what says which moment is shown: back and forward go through time too. */
export const followAddress = (place: { readonly pathname: string; readonly search: string }): void =>
  moment.set(shownAt(place));
