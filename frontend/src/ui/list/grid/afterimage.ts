import { currentUser, currentUserId } from '../../../access/current-user.ts';

/** How a list looked when it was left. */
export interface Afterimage {
  readonly picture: HTMLElement;
  readonly width: number;
  readonly height: number;
  /** Where its parts were scrolled to, in the order in which they stand. */
  readonly scrolled: readonly { readonly top: number; readonly left: number }[];
}

/** Lists that somebody goes back and forth between. */
const MOST = 4;
const SCROLLS = '.ag-grid-viewport, .ag-body-horizontal-scroll-viewport, .ag-body-vertical-scroll-viewport';
const DRAWN = '.ag-row:not(.row-loading) .ag-cell';

const kept = new Map<string, Afterimage>();
let owner = currentUserId();
// Whoever signs in next at this machine must not see, not even for a moment, what the one before saw.
currentUser.subscribe(() => {
  if (currentUserId() !== owner) kept.clear();
  owner = currentUserId();
});

/** Keeps what a list looks like, before it is taken away. One without rows is not worth it. */
export function keepAfterimage(address: string, list: Element | null): void {
  if (!list || !isDrawn(list)) return;
  const picture = list.cloneNode(true) as HTMLElement;
  // The list that comes has them again.
  for (const named of picture.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const row of picture.querySelectorAll('.ag-row-hover')) row.classList.remove('ag-row-hover');
  const scrolled = [...list.querySelectorAll(SCROLLS)].map(({ scrollTop, scrollLeft }) => ({
    top: scrollTop,
    left: scrollLeft,
  }));
  kept.delete(address);
  kept.set(address, { picture, width: list.clientWidth, height: list.clientHeight, scrolled });
  for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
}

/** `returning`: on the way back, where the same rows are on screen; whoever comes anew begins at the top. */
export function afterimageOf(address: string, returning: boolean): Afterimage | undefined {
  const found = kept.get(address);
  return returning || found?.scrolled.every(({ top }) => top === 0) ? found : undefined;
}

/** Puts the picture in its place, as it was scrolled, or answers false: the place is not as large as it was. */
export function showAfterimage({ picture, width, height, scrolled }: Afterimage, place: HTMLElement): boolean {
  if (place.clientWidth !== width || place.clientHeight !== height) return false;
  place.append(picture);
  picture.querySelectorAll(SCROLLS).forEach((part, n) => {
    part.scrollTop = scrolled[n]?.top ?? 0;
    part.scrollLeft = scrolled[n]?.left ?? 0;
  });
  return true;
}

/** Whether a list has its rows, all that are seen of them. */
export const isDrawn = (list: Element | null): boolean =>
  list !== null && list.querySelector(DRAWN) !== null && list.querySelector('.row-loading') === null;
