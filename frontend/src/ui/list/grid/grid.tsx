import './grid-modules.ts';
import type { ColDef, GridApi, GridState, IDatasource, StateUpdatedEvent } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lookAway } from '../../../api/foresee.ts';
import { type Block, type Blocks, createBlocks } from './fetch-block.ts';
import { cardColumns, menuColumn, tableColumns } from './column-defs.tsx';
import { useHands } from './grid-hands.ts';
import { type GridHandle, handleOf } from './grid-handle.ts';
import { OPTIONS } from './grid-options.ts';
import { enterFilters, keepInView, leaveFilters, TAB_OUT } from './grid-focus.ts';
import { type Placed, Still } from './kept-grids.tsx';
import { readColumns, writeColumns } from './list-memory.ts';
import { sortNow, sortOf } from './grid-state.ts';
import type { ListChange, ListState } from '../list-state.ts';
import { SELECTION } from './selection.ts';
import { useFitted } from './use-fitted.ts';
import { useOrder } from './use-order.ts';
import { useParking } from './use-parking.ts';
import { useLiveRows } from './live-rows.ts';
import { useToldRows } from './told-rows.ts';
import { useScrollMemory } from './scroll-memory.ts';
import type { CardFields, Column, GridCall } from '../types.ts';
import './grid.css';

/** Page of the grid contract (requirements §0.1.1). */
const BLOCK = 20;

export type { GridHandle };
export interface GridProps<Row> {
  readonly name: string;
  readonly query: GridCall;
  readonly params: object;
  readonly limitMs?: number | undefined;
  /** How far the job is that fills the list; absent where none does. */
  readonly progress?: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly topic: string | undefined;
  readonly state: ListState;
  readonly label: string;
  readonly onState: (change: ListChange) => void;
  readonly onCount: (count: number | null) => void;
  readonly onNew: (count: number) => void;
  readonly onError: (error: unknown) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onStay: ((row: Row) => void) | undefined;
  readonly onMenu: ((row: Row, at: { x: number; y: number }) => void) | undefined;
  /** Rows can be ticked, and are told whenever that changes. */
  readonly onSelect: ((rows: readonly Row[]) => void) | undefined;
  readonly onReady: (handle: GridHandle) => void;
  /** Whether the filter row is seen. */
  readonly filters: boolean;
  /** Rows are cards of two lines. */
  readonly phone: boolean;
  readonly card: CardFields | undefined;
}

/** Two lines and what is around them. */
const CARD_HEIGHT = 68;

/** AG Grid over the infinite row model: blocks, filters, order, memory of columns, live rows. Loaded on its own. */
export function Grid<Row>(props: GridProps<Row> & Placed) {
  const { name, query, params, limitMs, columns, rowId, state, onState, phone, parked } = props;
  const topic = parked ? undefined : props.topic;
  const filters = props.filters && !phone && !parked;
  const hasMenu = props.onMenu !== undefined;
  const grid = useRef<GridApi<Row>>(undefined);
  const handle = useRef<GridHandle>(undefined);
  const { filterModel } = state;
  // A phone has no headings to sort by: there the order is asked for like a filter.
  const outside = JSON.stringify([params, filterModel, state.quick, state.asOf, phone && state.sort]);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const hands = useHands<Row>(latest);

  const blocks = useMemo<Blocks<Row>>(
    () => createBlocks<Row>(query, params, { quick: state.quick, asOf: state.asOf }, limitMs),
    [query, outside],
  );
  useEffect(() => () => blocks.stop(), [blocks]);
  const fetchBlock = (startRow: number, endRow: number): Promise<Block<Row>> => {
    const api = grid.current!;
    return blocks.fetch(startRow, endRow, filterModel, phone ? state.sort : sortNow(api)).finally(growToRows);
  };
  const datasource = useMemo<IDatasource>(
    () => ({
      getRows: ({ startRow, endRow, sortModel, successCallback, failCallback }) => {
        if (latest.current.parked) return failCallback();
        blocks.fetch(startRow, endRow, filterModel, phone ? state.sort : sortOf(sortModel)).then(
          ({ rows, lastRow }) => {
            successCallback(rows, lastRow ?? (rows.length < endRow - startRow ? startRow + rows.length : undefined));
            parking.came(lastRow);
            latest.current.onCount(lastRow);
            // What was announced as new is in what just came.
            if (startRow === 0) latest.current.onNew(0);
            growToRows();
            order.settled();
          },
          (error: unknown) => {
            failCallback();
            order.settled();
            if (error instanceof DOMException) return;
            latest.current.onError(error);
            parking.failed();
          },
        );
      },
    }),
    [blocks],
  );

  const memory = useScrollMemory<Row>(name, () => grid.current, props.returning);
  const live = useLiveRows<Row>({
    api: () => grid.current,
    topic,
    blockSize: BLOCK,
    rowId,
    busy: blocks.busy,
    fetchBlock,
    onNew: props.onNew,
    progress: parked ? undefined : props.progress,
    told: useToldRows<Row>(query, topic, params, state, () =>
      grid.current && !phone ? sortNow(grid.current) : state.sort,
    ),
  });

  // Another selection begins at its top; the first one is where the person left it.
  const selection = JSON.stringify([params, filterModel, state.quick, state.asOf]);
  const shown = useRef(selection);
  useEffect(() => {
    if (shown.current === selection) return;
    shown.current = selection;
    if ((grid.current?.getDisplayedRowCount() ?? 0) > 0) grid.current?.ensureIndexVisible(0, 'top');
  }, [selection]);

  const [remembered] = useState(() => readColumns(name));
  // Until somebody arranges the columns, as many are shown as there is room for.
  const arranged = useRef(phone || Object.keys(remembered).length > 0);
  const box = useRef<HTMLDivElement>(null);
  const { fit, fitToRows, growToRows } = useFitted<Row>({
    name,
    box,
    api: () => grid.current,
    columns,
    arranged,
    menu: hasMenu,
    ticks: props.onSelect !== undefined,
  });
  const initialState = useMemo<GridState>(
    () => ({
      // What is not said here is as the columns are: hidden, pinned.
      partialColumnState: true,
      ...(phone ? {} : remembered),
      ...(state.sort.length > 0 && !phone ? { sort: { sortModel: [...state.sort] } } : {}),
    }),
    [name],
  );

  const order = useOrder<Row>({
    api: () => grid.current,
    box,
    busy: blocks.busy,
    sort: state.sort,
    phone,
    parked,
    onState,
  });

  const keepColumns = () => {
    arranged.current = true;
  };
  const byHand = ({ source }: { readonly source: string }) => {
    if (source.startsWith('ui')) keepColumns();
  };
  const remember = ({ state: s, sources }: StateUpdatedEvent<Row>) => {
    if (phone) return;
    if (arranged.current && sources.some((source) => source.startsWith('column'))) {
      const { columnOrder, columnSizing, columnVisibility } = s;
      writeColumns(name, { columnOrder, columnSizing, columnVisibility });
    }
    const sort = sortOf(s.sort?.sortModel ?? []);
    if (sources.includes('sort')) order.choose(sort);
  };
  const parking = useParking<Row>({
    parked,
    visit: props.visit,
    returning: props.returning,
    api: () => grid.current,
    blocks,
    onBack: (count) => {
      props.onReady(handle.current!);
      props.onCount(count);
      order.awaitRows();
    },
  });
  const defs = useMemo(
    (): ColDef<Row>[] => [
      ...(phone ? cardColumns(columns, props.card) : tableColumns(columns)),
      ...(hasMenu ? [menuColumn<Row>(hands.openMenu)] : []),
    ],
    [columns, hasMenu, phone, props.card],
  );

  const defaults = useMemo<ColDef<Row>>(
    () => ({
      floatingFilter: filters,
      resizable: true,
      sortable: true,
      suppressHeaderMenuButton: true,
      suppressHeaderFilterButton: true,
      suppressFloatingFilterButton: true,
    }),
    [filters],
  );

  useEffect(() => (filters ? enterFilters(box.current!) : undefined), [filters]);

  return (
    <div
      ref={box}
      className="list-grid"
      data-phone={phone}
      onMouseLeave={lookAway}
      onKeyDown={(e) => leaveFilters(e, () => handle.current?.focus())}
      {...live.pointer}
    >
      <Still parked={parked}>
        <AgGridReact<Row>
          {...OPTIONS}
          datasource={datasource}
          columnDefs={defs}
          defaultColDef={defaults}
          {...(phone ? { headerHeight: 0, rowHeight: CARD_HEIGHT } : {})}
          {...(props.onSelect ? SELECTION : {})}
          onSelectionChanged={({ api }) => latest.current.onSelect?.(api.getSelectedRows())}
          getRowId={({ data }) => rowId(data)}
          cacheBlockSize={BLOCK}
          infiniteInitialRowCount={memory.rows}
          initialState={initialState}
          tabToNextCell={phone ? TAB_OUT.phone : TAB_OUT.wide}
          rowClassRules={{
            'row-loading': ({ data }) => data === undefined,
            'row-gone': ({ node }) => live.isGone(node.id ?? ''),
          }}
          onGridReady={({ api }) => {
            grid.current = api;
            api.setGridAriaProperty('label', props.label);
            fit();
            handle.current = handleOf({ api, columns, phone, seen: live.seen, arranged: keepColumns });
            props.onReady(handle.current);
          }}
          onGridSizeChanged={({ api }) => {
            fit();
            keepInView(api);
          }}
          onColumnMoved={byHand}
          onColumnResized={byHand}
          onBodyScrollEnd={() => {
            memory.keep();
            growToRows();
          }}
          onCellFocused={({ api, rowIndex }) => {
            memory.keep();
            hands.stay(rowIndex === null ? undefined : api.getDisplayedRowAtIndex(rowIndex)?.data);
          }}
          onCellMouseOver={({ data }) => hands.stay(data)}
          onFirstDataRendered={() => {
            fitToRows();
            memory.restore();
          }}
          onStateUpdated={remember}
          onCellKeyDown={hands.key}
          onRowDoubleClicked={hands.open}
          onRowClicked={hands.tap}
        />
      </Still>
    </div>
  );
}
