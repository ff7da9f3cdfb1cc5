import type {
  CellKeyDownEvent,
  FullWidthCellKeyDownEvent,
  RowClickedEvent,
  RowDoubleClickedEvent,
} from 'ag-grid-community';
import { type RefObject, useCallback } from 'react';

/** What in a row is pressed by itself. */
const onOwn = (event: Event | null | undefined): boolean =>
  event?.target instanceof Element && event.target.closest('.cell-menu, .ag-selection-checkbox') !== null;

/** What a list does with a row. */
interface Deeds<Row> {
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onStay: ((row: Row) => void) | undefined;
  readonly onMenu: ((row: Row, at: { x: number; y: number }) => void) | undefined;
}

/** What somebody does with a row, by hand or by keyboard. */
export function useHands<Row>(latest: RefObject<Deeds<Row>>) {
  const openMenu = useCallback((row: Row, cell: Element) => {
    const box = cell.getBoundingClientRect();
    latest.current.onMenu?.(row, { x: box.left + 8, y: box.bottom });
  }, []);
  return {
    openMenu,
    stay: (row: Row | undefined) => {
      if (row) latest.current.onStay?.(row);
    },
    key: (event: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>) => {
      const press = event.event as KeyboardEvent | null;
      if (press?.key === 'Escape') event.api.deselectAll();
      if (!press || !event.data) return;
      if (press.key === 'Enter') latest.current.onOpen?.(event.data);
      if ((press.key === 'F10' && press.shiftKey) || press.key === 'ContextMenu') {
        press.preventDefault();
        openMenu(event.data, press.target as Element);
      }
    },
    // Nobody taps twice on a phone.
    tap: ({ data, event }: RowClickedEvent<Row>) => {
      if (data && matchMedia('(hover: none)').matches && !onOwn(event)) latest.current.onOpen?.(data);
    },
    open: ({ data, event }: RowDoubleClickedEvent<Row>) => {
      if (data && !onOwn(event)) latest.current.onOpen?.(data);
    },
  };
}
