import { type ComponentType, createContext, memo, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { currentUser } from '../../../access/current-user.ts';
import { serverNow } from '../../../api/server-time.ts';
import { createStore, type Store, useStore } from '../../../api/store.ts';
import { ErrorBoundary } from '../../error-boundary.tsx';
import { AsOf } from '../../format/as-of.ts';
import { afterPaint } from './after-paint.ts';

/** Lists that somebody goes back and forth between; each holds the rows that were seen and what is drawn of them. */
const MOST = 3;
const DRAWN = '.ag-row:not(.row-loading) .ag-cell';

/** What a grid is told besides what its list says. */
export interface Placed {
  /** Its list was left: nobody sees it, and it does nothing. */
  readonly parked: boolean;
  /** The how-many-eth list it stands in: more than one, and somebody came back to it. */
  readonly visit: number;
  /** On the way back, where the same rows are on screen and the same cell is focused. */
  readonly returning: boolean;
}

interface Shown {
  readonly state: { readonly asOf: string };
}
interface View {
  /** The grid with what its list says. */
  readonly draw: (placed: Placed) => ReactNode;
  readonly placed: Placed;
  /** What ticks in it stands still at this instant; empty = now. */
  readonly at: string;
}

/** A grid with its element, which stands in the place of its list or, while that is left, apart. */
export interface KeptGrid {
  readonly number: number;
  readonly element: HTMLElement;
  readonly view: Store<View | undefined>;
  /** The list and its address; known while it is left. */
  name?: string | undefined;
  visits: number;
  /** What is done with it once the screen that came has been painted, and how to do that never. */
  rest?: { readonly cancel: () => void; view: View | undefined } | undefined;
  /** As it was when its list was there; px. */
  size: { readonly width: number; readonly height: number };
  /** Where its parts are scrolled to: an element that moves forgets it. */
  readonly scrolled: Map<Element, { readonly top: number; readonly left: number }>;
}

/** Whether a list has its rows, all that are seen of them. */
const isDrawn = (list: Element): boolean =>
  list.querySelector(DRAWN) !== null && list.querySelector('.row-loading') === null;

const atTop = ({ scrolled }: KeptGrid): boolean => [...scrolled.values()].every(({ top }) => top === 0);

/**
 * Where grids stand that nobody sees: as large as they were, so that none of them measures itself, neither drawn nor found by
 * whoever looks for rows in the page.
 */
function lot(): { readonly at: ShadowRoot; readonly remove: () => void } {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;width:0;height:0;overflow:hidden;contain:strict;content-visibility:hidden';
  document.body.append(host);
  return { at: host.attachShadow({ mode: 'closed' }), remove: () => host.remove() };
}

function make(number: number): KeptGrid {
  const element = document.createElement('div');
  const scrolled: KeptGrid['scrolled'] = new Map();
  const size = { width: 0, height: 0 };
  const grid: KeptGrid = { number, element, view: createStore<View | undefined>(undefined), visits: 0, scrolled, size };
  // Asked for when the list is left, either would have the page laid out once more.
  new ResizeObserver(([seen]) => {
    if (element.style.width === '') grid.size = seen!.contentRect;
  }).observe(element);
  const keep = ({ target }: Event): void => {
    if (target instanceof Element) scrolled.set(target, { top: target.scrollTop, left: target.scrollLeft });
  };
  element.addEventListener('scroll', keep, { capture: true, passive: true });
  return grid;
}

/**
 * Grids of lists that were left a moment ago. Making one anew takes a slow machine a second; the same one put back a frame.
 */
export function createKeeper() {
  const grids = createStore<readonly KeptGrid[]>([]);
  let made = 0;
  let apart: ReturnType<typeof lot> | undefined;
  const without = (gone: (grid: KeptGrid) => boolean): void =>
    grids.set((all) => (all.some(gone) ? all.filter((grid) => !gone(grid)) : all));
  /** React draws a grid that moves after the screen that comes: until then it is seen as it was. */
  const soon = (grid: KeptGrid, then: (view: View | undefined) => void): void => {
    grid.rest?.cancel();
    const rest = {
      view: undefined,
      cancel: afterPaint(() => {
        grid.rest = undefined;
        then(rest.view);
      }),
    };
    grid.rest = rest;
  };
  return {
    grids,
    /** Puts the grid of a list into its place: the one that was left there, or a new one. Whoever comes anew begins at the top. */
    stand(name: string, returning: boolean, place: HTMLElement): KeptGrid {
      const left = grids.get().find((grid) => grid.name === name);
      const found = left && (returning || atTop(left)) ? left : undefined;
      const grid = found ?? make((made += 1));
      grid.element.removeAttribute('style');
      place.append(grid.element);
      for (const [part, { top, left }] of grid.scrolled) if (top > 0 || left > 0) part.scrollTo(left, top);
      grid.name = undefined;
      grid.visits += 1;
      if (found) soon(grid, (view) => view && grid.view.set(view));
      else grids.set((all) => [...all.filter((one) => one !== left), grid]);
      return grid;
    },
    show<P extends Shown>(grid: KeptGrid, Grid: ComponentType<P & Placed>, props: P, returning: boolean): void {
      const placed = { returning, visit: grid.visits, parked: false };
      const view: View = { draw: (now) => <Grid {...props} {...now} />, placed, at: props.state.asOf };
      if (grid.rest) grid.rest.view = view;
      else grid.view.set(view);
    },
    /** Its list is left. A grid without rows is not worth keeping. */
    leave(grid: KeptGrid, name: string): void {
      const { element, view, size } = grid;
      const shown = view.get();
      if (!shown || !isDrawn(element)) return soon(grid, () => without((one) => one === grid));
      element.style.cssText = `display:flex;flex-direction:column;width:${size.width}px;height:${size.height}px`;
      (apart ??= lot()).at.append(element);
      grid.name = name;
      soon(grid, () => {
        // Dropped meanwhile.
        if (!grids.get().includes(grid)) return;
        for (const row of element.querySelectorAll('.ag-row-hover')) row.classList.remove('ag-row-hover');
        const at = shown.at || new Date(serverNow()).toISOString();
        view.set({ ...shown, placed: { ...shown.placed, parked: true }, at });
        const left = grids.get().filter((one) => one.name !== undefined && one !== grid);
        const kept = new Set(left.filter((one) => one.name !== name).slice(1 - MOST));
        grids.set((all) => [...all.filter((one) => one.name === undefined || kept.has(one)), grid]);
      });
    },
    /** Nobody finds any of those that were left. */
    drop: () => without(({ name }) => name !== undefined),
    end: () => apart?.remove(),
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
export const Keeping = createContext<Keeper | undefined>(undefined);

const Kept = memo(({ view }: { readonly view: Store<View | undefined> }) => {
  const shown = useStore(view);
  if (!shown) return null;
  return (
    <AsOf value={shown.at}>
      <ErrorBoundary>{shown.draw(shown.placed)}</ErrorBoundary>
    </AsOf>
  );
});

/** What stands apart is not drawn anew. */
export const Still = memo(
  ({ children }: { readonly parked: boolean; readonly children: ReactNode }) => children,
  (_, { parked }) => parked,
);

/** All grids of a keeper, each in its element. */
export function KeptGrids({ keeper }: { readonly keeper: Keeper }) {
  return useStore(keeper.grids).map(({ number, element, view }) =>
    createPortal(<Kept view={view} />, element, String(number)),
  );
}

/**
 * Keeps the grids of the lists below it while somebody goes back and forth between screens. They go with it: whoever signs
 * in next, or looks at another moment, finds none; nor does somebody whose rights have changed.
 */
export function KeepGrids({ children }: { readonly children: ReactNode }) {
  const [keeper] = useState(createKeeper);
  useEffect(() => currentUser.subscribe(keeper.drop), [keeper]);
  useEffect(() => keeper.end, [keeper]);
  return (
    <Keeping value={keeper}>
      {children}
      <KeptGrids keeper={keeper} />
    </Keeping>
  );
}
