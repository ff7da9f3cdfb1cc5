import type { GridApi } from 'ag-grid-community';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Column } from '../types.ts';
import { beyond, floorOf, headingRoom, idOf, MENU_WIDTH, roomy, TICK_WIDTH } from './column-defs.tsx';
import { shareOut } from './share-out.ts';

/** What is wider is no figure or code any more; px. */
const WIDEST = 220;
/** The part of a pixel that would already cut a text; px. */
const SPARE = 2;
/** Rows that came are drawn after this; ms. */
const DRAWN = 60;
/** A column's part of the room is kept in hundreds of px: like the shares of columns that were declared so. */
const PART = 100;

/** px that the longest text of each column takes, list by list: whoever comes back finds the columns where they were. */
const known = new Map<string, Map<string, number>>();
const textsOf = (name: string): Map<string, number> => {
  const texts = known.get(name) ?? new Map<string, number>();
  known.set(name, texts);
  return texts;
};

/** What lies around the text of a cell: the first column of a list stands further from its edge; px. */
function around(cell: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return parseFloat(paddingLeft || '0') + parseFloat(paddingRight || '0') + SPARE;
}

/** So many rows tell whether a column says anything on this page; of fewer nobody knows. */
const TELLING = 5;
/** A column that says something in fewer of them takes no more room than it was declared with. */
const SELDOM = 0.25;

/** In what part of the rows that are drawn each column says anything. */
function drawnShares(grid: HTMLElement): Map<string, number> {
  const rows = new Map<string, { drawn: number; said: number }>();
  for (const cell of grid.querySelectorAll('.ag-row:not(.row-loading) .ag-cell[col-id]')) {
    const id = cell.getAttribute('col-id')!;
    const of = rows.get(id) ?? { drawn: 0, said: 0 };
    rows.set(id, { drawn: of.drawn + 1, said: of.said + (/^[–\s]*$/.test(cell.textContent) ? 0 : 1) });
  }
  return new Map([...rows].flatMap(([id, { drawn, said }]) => (drawn < TELLING ? [] : [[id, said / drawn]])));
}

/** px that the longest text of each column takes in the rows that are drawn; of these columns, where they are named. */
export function drawnTexts(grid: HTMLElement, only?: ReadonlySet<string>): Map<string, number> {
  const range = document.createRange();
  const widest = new Map<string, { readonly cell: Element; readonly text: number }>();
  for (const cell of grid.querySelectorAll('.ag-row:not(.row-loading) .ag-cell[col-id]')) {
    const id = cell.getAttribute('col-id')!;
    if (only && !only.has(id)) continue;
    range.selectNodeContents(cell);
    const text = Math.ceil(range.getBoundingClientRect().width);
    if (text >= (widest.get(id)?.text ?? 0)) widest.set(id, { cell, text });
  }
  return new Map([...widest].map(([id, { cell, text }]) => [id, text + around(cell)]));
}

interface Options<Row> {
  readonly name: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly api: () => GridApi<Row> | undefined;
  readonly columns: readonly Column<Row>[];
  /** Somebody arranged the columns: they stay as they are. */
  readonly arranged: RefObject<boolean>;
  readonly menu: boolean;
  readonly ticks: boolean;
}

/** As many columns as there is room for, each as wide as what stands in it needs, until somebody arranges them. */
export function useFitted<Row>({ name, box, api, arranged, menu, ticks, ...now }: Options<Row>) {
  // Rows arrive later than the render that asked for them.
  const columnsNow = useRef(now.columns);
  useEffect(() => {
    columnsNow.current = now.columns;
  });
  const [texts] = useState(() => textsOf(name));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** In what part of the first rows each column said anything; one that did not gives way to the others. */
  const said = useRef<ReadonlyMap<string, number>>(new Map());
  const saidBy = (column: Column<Row>): number => said.current.get(idOf(column)) ?? 1;
  const textOf = (column: Column<Row>) => texts.get(idOf(column));
  const grown = (column: Column<Row>): Column<Row> =>
    column.flex || saidBy(column) < SELDOM
      ? given(column)
      : { ...column, width: Math.max(column.width ?? 0, Math.min(WIDEST, textOf(column) ?? 0)) };
  function given(column: Column<Row>): Column<Row> {
    const empty = saidBy(column) === 0 && !column.flex && !column.pinned;
    return empty ? { ...column, width: Math.min(column.width!, headingRoom(column)) } : column;
  }
  /** As wide as what stands in it and its heading need, where that is less than was declared. */
  const tight = (column: Column<Row>): Column<Row> => {
    const needed = Math.max(headingRoom(column), column.minWidth ?? 0, textOf(column) ?? Infinity);
    return column.flex || column.pinned || needed >= column.width! ? column : { ...column, width: needed };
  };
  const fit = () => {
    const grid = api();
    if (arranged.current || !grid || grid.isDestroyed() || !box.current) return;
    const declared = columnsNow.current.map(roomy);
    const wide = declared.map(grown);
    const width = box.current.clientWidth;
    const room = width - (menu ? MENU_WIDTH : 0) - (ticks ? TICK_WIDTH : 0);
    // Short texts have no use for their floor.
    const least = (c: Column<Row>): number =>
      c.flex ? Math.max(headingRoom(c), Math.min(floorOf(c), textOf(c) ?? Infinity)) : c.width!;
    const wanted = (c: Column<Row>): number => (c.flex ? (texts.get(idOf(c)) ?? c.minWidth!) : c.width!);
    // As they were declared, so that none goes because of what stands in it while texts can give way instead.
    const tooMany = new Set(beyond(declared, width, { menu, ticks }));
    let shown = wide.filter((c) => !c.initialHide && !tooMany.has(idOf(c)));
    // Room that a figure leaves unused is the texts' where one of them would be cut.
    if (shown.reduce((sum, c) => sum + Math.max(least(c), wanted(c)), 0) > room) shown = shown.map(tight);
    while (shown.length > 1 && shown.reduce((sum, c) => sum + least(c), 0) > room) shown.pop();
    const offered = wide.filter((c) => !c.initialHide);
    const ids = shown.map(idOf);
    grid.setColumnsVisible(
      offered.map(idOf).filter((id) => !ids.includes(id)),
      false,
    );
    grid.setColumnsVisible(ids, true);
    const widths = shareOut(
      shown.map((c) => ({ least: least(c), wanted: wanted(c), share: (c.flex ?? 0) * Math.max(SELDOM, saidBy(c)) })),
      room,
    );
    grid.applyColumnState({
      state: wide.map((c) => {
        const given = widths[ids.indexOf(idOf(c))] ?? wanted(c);
        return { colId: idOf(c), ...(c.flex ? { flex: given / PART } : { width: given }) };
      }),
    });
  };
  return {
    fit,
    /** By the rows that came first. */
    fitToRows: () => {
      if (arranged.current || !box.current) return;
      for (const [id, needed] of drawnTexts(box.current)) texts.set(id, needed);
      said.current = drawnShares(box.current);
      fit();
    },
    /** Further rows, once they are drawn, move no text; a column of figures grows where one of them would be cut. */
    growToRows: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (arranged.current || !box.current) return;
        const figures = new Set(columnsNow.current.filter((c) => !c.flex).map(idOf));
        // A grid that drew nothing but rows to come when its first ones were there is fitted by these.
        const first = ![...texts.keys()].some((id) => !figures.has(id));
        const cut = [...drawnTexts(box.current, first ? undefined : figures)].filter(
          ([id, needed]) => first || needed > (texts.get(id) ?? 0),
        );
        for (const [id, needed] of cut) texts.set(id, needed);
        if (cut.length > 0) fit();
      }, DRAWN);
    },
  };
}
