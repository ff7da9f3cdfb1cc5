import { createPath, parsePath, type Path, type To } from 'react-router-dom';
import { followAddress, moment, MOMENT_PARAM } from '../api/moment.ts';
import { outsideSession } from '../api/session.ts';
import { goTo } from '../shell/navigation.shared.ts';

/** What of the router is needed: it makes the addresses of links, goes to them and tells where it is. */
export interface Way {
  createHref(location: Path): string;
  navigate(to: To | number | null, options?: never): Promise<void>;
  subscribe(listener: (state: { readonly location: Path }) => void): () => void;
}

/** The same place at the moment that is shown; a place outside the system, or one with a moment of its own, stays. */
function then(to: Partial<Path>): Partial<Path> {
  const at = moment.get();
  const search = new URLSearchParams(to.search);
  if (at === undefined || search.has(MOMENT_PARAM) || outsideSession(to.pathname ?? '')) return to;
  search.set(MOMENT_PARAM, at);
  return { ...to, search: `?${search}` };
}

/**
 * Keeps the moment on every way of going somewhere, links opened in another tab included, so that no screen has to think of
 * it; the address says which moment is shown.
 */
export function keepMoment<W extends object>(router: W): W {
  const way = router as Way;
  const { createHref, navigate } = way;
  way.createHref = (location) => createHref.call(router, { ...location, ...then(location) });
  way.navigate = (to, options) =>
    navigate.call(
      router,
      typeof to === 'number' || to === null ? to : then(typeof to === 'string' ? parsePath(to) : to),
      options,
    );
  way.subscribe(({ location }) => followAddress(location));
  return router;
}

/** Shows the same screen at another moment (ISO UTC), or as it is now. */
export function showMoment(at: string | undefined, options: { readonly replace?: boolean } = {}): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  params.delete('al');
  if (at === undefined) params.delete(MOMENT_PARAM);
  else params.set(MOMENT_PARAM, at);
  moment.set(at);
  goTo(createPath({ pathname, search: params.size > 0 ? `?${params}` : '', hash }), options);
}
