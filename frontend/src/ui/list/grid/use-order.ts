import type { GridApi } from 'ag-grid-community';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListChange, ListState } from '../list-state.ts';
import { same, sortNow } from './grid-state.ts';

interface Options<Row> {
  readonly api: () => GridApi<Row> | undefined;
  readonly box: RefObject<HTMLElement | null>;
  readonly sort: ListState['sort'];
  /** It has no headings to sort by. */
  readonly phone: boolean;
  /** Its list was left. */
  readonly parked: boolean;
  /** Whether rows are on their way. */
  readonly busy: () => boolean;
  readonly onState: (change: ListChange) => void;
}

/** Whoever wants the largest first presses a heading twice: the screen around the rows is drawn once for both; ms. */
const REST_MS = 300;
/** Rows of another order that take longer than this are late; ms. */
const CALM_MS = 300;

/**
 * The order of the grid and that of the address: each follows the other. The rows come first; the address follows when the
 * hand rests, or before whatever it does next.
 */
export function useOrder<Row>({ api, box, sort, phone, parked, ...now }: Options<Row>) {
  const latest = useRef({ sort, ...now });
  useEffect(() => {
    latest.current = { sort, ...now };
  });
  /** Chosen at a heading, and not yet told. */
  const chosen = useRef<ListState['sort']>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = (): void => {
    clearTimeout(timer.current);
    const order = chosen.current;
    chosen.current = undefined;
    if (order) latest.current.onState({ sort: order });
  };
  useEffect(() => {
    if (parked) return;
    const next = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.ag-header-cell'))) tell();
    };
    addEventListener('pointerdown', next, true);
    addEventListener('keydown', next, true);
    return () => {
      removeEventListener('pointerdown', next, true);
      removeEventListener('keydown', next, true);
      clearTimeout(timer.current);
      clearTimeout(waiting.current);
      chosen.current = undefined;
    };
  }, [parked]);

  // A saved view, or the way back: the address says another order than the grid has.
  useEffect(() => {
    const grid = api();
    if (!grid || phone || parked || chosen.current || same(sortNow(grid), sort)) return;
    grid.applyColumnState({ state: sort.map((s, sortIndex) => ({ ...s, sortIndex })), defaultState: { sort: null } });
  }, [sort, parked]);

  const awaitRows = (): void => {
    clearTimeout(waiting.current);
    box.current?.setAttribute('aria-busy', 'true');
    waiting.current = setTimeout(() => {
      if (latest.current.busy()) box.current?.setAttribute('data-late', '');
    }, CALM_MS);
  };

  return {
    /** The grid has another order than before. */
    choose: (order: ListState['sort']): void => {
      chosen.current = same(order, latest.current.sort) ? undefined : order;
      awaitRows();
    },
    /** Those that are shown may be of before. */
    awaitRows,
    /** Its rows are there, or do not come. */
    settled: (): void => {
      clearTimeout(waiting.current);
      box.current?.removeAttribute('data-late');
      if (!latest.current.busy()) box.current?.removeAttribute('aria-busy');
      if (!chosen.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, REST_MS);
    },
  };
}
