import type { ColDef } from 'ag-grid-community';
import { FloatingFilter } from '../filters/floating-filter.tsx';
import type { CardFields, Column } from '../types.ts';
import { cardOf, rowCard } from './row-card.tsx';

export const MENU = '_acciones';
const CARD = '_tarjeta';
export const MENU_WIDTH = 44;
export const TICK_WIDTH = 40;

export const idOf = <Row,>(column: Column<Row>): string => column.colId ?? column.field;

/** What a letter of a heading takes, and what is around its text; px. */
const LETTER = 6.6;
const AROUND = 22;
/** A heading that takes more is cut, and told whole on hover. */
const LONGEST = 156;

/** What the heading of a column takes; px. */
export const headingRoom = <Row,>({ headerName = '' }: Column<Row>): number =>
  Math.min(LONGEST, Math.ceil(headerName.length * LETTER) + AROUND);

/** What a sign of a text takes in a row, capitals among them, and what is around it; px. */
const SIGN = 7;
const BESIDE = 18;

/** What a text never gives up, so that it can be read: its heading, and as many characters as it was declared with; px. */
export const floorOf = <Row,>(column: Column<Row>): number =>
  Math.max(headingRoom(column), column.chars === undefined ? 0 : column.chars * SIGN + BESIDE);

/** A column with the room that its heading needs. */
export function roomy<Row>(column: Column<Row>): Column<Row> {
  const needed = floorOf(column);
  return {
    ...column,
    headerTooltip: column.headerTooltip ?? column.headerName,
    ...(column.flex
      ? { minWidth: Math.max(column.minWidth ?? 0, needed) }
      : { width: Math.max(column.width ?? 0, needed) }),
  } as Column<Row>;
}

/**
 * Columns as AG Grid takes them; their widths are a beginning, what is in the rows decides (useFitted). It filters nothing
 * itself: a filter of its own is there so that there is a filter row.
 */
export const tableColumns = <Row,>(columns: readonly Column<Row>[]): ColDef<Row>[] =>
  columns.map(roomy).map(({ flex, width, chars: _, ...c }) => ({
    ...(c as ColDef<Row>),
    ...(flex ? { initialFlex: flex, minWidth: headingRoom(c as Column<Row>) } : { initialWidth: width! }),
    ...(c.context
      ? { filter: 'agTextColumnFilter', floatingFilterComponent: FloatingFilter }
      : { filter: false, floatingFilter: false }),
  }));

/** On a phone a row is one cell of two lines. */
export const cardColumns = <Row,>(columns: readonly Column<Row>[], card?: CardFields): ColDef<Row>[] => [
  {
    colId: CARD,
    headerName: 'Fila',
    flex: 1,
    sortable: false,
    filter: false,
    cellClass: 'cell-card',
    cellRenderer: rowCard(columns, card ?? cardOf(columns)),
  },
];

/** Where the keyboard enters a row. */
export const firstColumn = <Row,>(columns: readonly Column<Row>[], phone: boolean): string =>
  phone ? CARD : idOf(columns[0]!);

/** So many columns every list shows on a usual screen; those beyond come only where texts have this much more than they need at least. */
const USUAL = 8;
const COMFORT = 0.4;

/**
 * Columns that there is no room for, the last ones first to go: nothing then hides behind the actions. The first stays
 * whatever the width. A wide screen gives its room to the texts first, then to further columns.
 */
export function beyond<Row>(
  columns: readonly Column<Row>[],
  width: number,
  { menu, ticks }: { readonly menu: boolean; readonly ticks: boolean },
): readonly string[] {
  let left = width - (menu ? MENU_WIDTH : 0) - (ticks ? TICK_WIDTH : 0);
  let comfort = 0;
  const shown = columns.filter((c) => !c.initialHide).map(roomy);
  return shown.flatMap((column, index) => {
    left -= column.flex ? (column.minWidth ?? 0) : (column.width ?? 0);
    comfort += column.flex ? COMFORT * (column.minWidth ?? 0) : 0;
    const wanted = index < USUAL ? 0 : comfort;
    return left < wanted && index > 0 ? [idOf(column)] : [];
  });
}

/** The button of a row's actions; it stays in view. */
export function menuColumn<Row>(open: (row: Row, cell: Element) => void): ColDef<Row> {
  return {
    colId: MENU,
    headerName: 'Acciones',
    headerClass: 'header-hidden',
    width: MENU_WIDTH,
    minWidth: MENU_WIDTH,
    resizable: false,
    sortable: false,
    filter: false,
    floatingFilter: false,
    pinned: 'right',
    lockPinned: true,
    suppressMovable: true,
    cellClass: 'cell-menu',
    cellRenderer: ({ data }: { data?: Row }) =>
      data === undefined ? null : (
        <button
          type="button"
          className="row-menu"
          aria-label="Acciones de la fila"
          onClick={(e) => open(data, e.currentTarget)}
          tabIndex={-1}
        />
      ),
  };
}
