import './grid-modules.ts';
import { AG_GRID_LOCALE_ES } from '@ag-grid-community/locale';
import type {
  CellKeyDownEvent,
  ColDef,
  FullWidthCellKeyDownEvent,
  GridApi,
  GridState,
  IDatasource,
  RowClickedEvent,
  StateUpdatedEvent,
} from 'ag-grid-community';
import { IconDots } from '@tabler/icons-react';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Block, type Blocks, createBlocks } from './fetch-block.ts';
import { GridDate } from './grid-date.tsx';
import { gridTheme } from './grid-theme.ts';
import { readColumns, writeColumns } from './list-memory.ts';
import { type Filters, part, same, sortNow, sortOf } from './grid-state.ts';
import { type Filter, type ListState } from '../list-state.ts';
import type { ArrangedColumn } from '../views/saved-view.ts';
import { SELECTION } from './selection.ts';
import { useLiveRows } from './live-rows.ts';
import { useScrollMemory } from './scroll-memory.ts';
import type { Column, GridCall } from '../types.ts';
import './grid.css';

/** Page of the grid contract (requirements §0.1.1). */
const BLOCK = 20;

export interface GridHandle {
  readonly refresh: () => void;
  readonly focus: () => void;
  readonly columns: () => readonly { id: string; name: string; visible: boolean }[];
  readonly clearSelection: () => void;
  readonly showColumn: (id: string, visible: boolean) => void;
  /** Columns in their order, for a saved view. */
  readonly arrangement: () => readonly ArrangedColumn[];
  /** As a saved view has them: what it does not know comes after, what is gone is passed over. */
  readonly arrange: (columns: readonly ArrangedColumn[]) => void;
}

export interface GridProps<Row> {
  readonly name: string;
  readonly query: GridCall;
  readonly params: object;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly topic: string | undefined;
  readonly state: ListState;
  readonly label: string;
  readonly onState: (part: Partial<ListState>) => void;
  readonly onCount: (count: number | null) => void;
  readonly onNew: (count: number) => void;
  readonly onError: (error: unknown) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onMenu: ((row: Row, at: { x: number; y: number }) => void) | undefined;
  /** Rows can be ticked, and are told whenever that changes. */
  readonly onSelect: ((rows: readonly Row[]) => void) | undefined;
  readonly onReady: (handle: GridHandle) => void;
}

const COMPONENTS = { agDateInput: GridDate };

/** The page says itself that there is nothing, and what to do. */
const OVERLAYS: 'noRows'[] = ['noRows'];

const MENU = '_acciones';

/** AG Grid over the infinite row model: blocks, filters, order, memory of columns, live rows. Loaded on its own. */
export function Grid<Row>(props: GridProps<Row>) {
  const { name, query, params, columns, rowId, state, onState, onOpen } = props;
  const hasMenu = props.onMenu !== undefined;
  const grid = useRef<GridApi<Row>>(undefined);
  const sets = part(state.filterModel, true);
  const outside = JSON.stringify([params, sets, state.quick, state.asOf]);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const blocks = useMemo<Blocks<Row>>(
    () => createBlocks<Row>(query, params, { quick: state.quick, asOf: state.asOf }),
    [query, outside],
  );
  useEffect(() => () => blocks.stop(), [blocks]);
  const fetchBlock = (startRow: number, endRow: number): Promise<Block<Row>> => {
    const api = grid.current!;
    return blocks.fetch(startRow, endRow, { ...(api.getFilterModel() as Filters), ...sets }, sortNow(api));
  };
  const datasource = useMemo<IDatasource>(
    () => ({
      getRows: ({ startRow, endRow, filterModel, sortModel, successCallback, failCallback }) => {
        blocks.fetch(startRow, endRow, { ...(filterModel as Filters), ...sets }, sortOf(sortModel)).then(
          ({ rows, lastRow }) => {
            successCallback(rows, lastRow ?? (rows.length < endRow - startRow ? startRow + rows.length : undefined));
            latest.current.onCount(lastRow);
            // What was announced as new is in what just came.
            if (startRow === 0) latest.current.onNew(0);
          },
          (error: unknown) => {
            failCallback();
            if (!(error instanceof DOMException)) latest.current.onError(error);
          },
        );
      },
    }),
    [blocks],
  );

  const memory = useScrollMemory<Row>(name, () => grid.current);
  const live = useLiveRows<Row>({
    api: () => grid.current,
    topic: props.topic,
    blockSize: BLOCK,
    rowId,
    fetchBlock,
    onNew: props.onNew,
  });

  // Another selection begins at its top; the first one is where the person left it.
  const selection = JSON.stringify([params, state.filterModel, state.quick, state.asOf]);
  const shown = useRef(selection);
  useEffect(() => {
    if (shown.current === selection) return;
    shown.current = selection;
    if ((grid.current?.getDisplayedRowCount() ?? 0) > 0) grid.current?.ensureIndexVisible(0, 'top');
  }, [selection]);

  const initialState = useMemo<GridState>(
    () => ({
      ...readColumns(name),
      filter: { filterModel: part(state.filterModel, false) as Record<string, Filter> },
      ...(state.sort.length > 0 ? { sort: { sortModel: [...state.sort] } } : {}),
    }),
    [name],
  );

  useEffect(() => {
    const wanted = part(state.filterModel, false);
    if (grid.current && !same(grid.current.getFilterModel(), wanted)) grid.current.setFilterModel(wanted);
  }, [state.filterModel]);

  // A saved view, or the way back: the address says another order than the grid has.
  useEffect(() => {
    const wanted = state.sort.map((s, sortIndex) => ({ ...s, sortIndex }));
    if (grid.current && !same(sortNow(grid.current), state.sort))
      grid.current.applyColumnState({ state: wanted, defaultState: { sort: null } });
  }, [state.sort]);

  const remember = ({ state: s, sources }: StateUpdatedEvent<Row>) => {
    if (sources.some((source) => source.startsWith('column'))) {
      const { columnOrder, columnSizing, columnVisibility } = s;
      writeColumns(name, { columnOrder, columnSizing, columnVisibility });
    }
    const sort = sortOf(s.sort?.sortModel ?? []);
    if (sources.includes('sort') && !same(sort, latest.current.state.sort)) onState({ sort });
  };
  const openMenu = useCallback((row: Row, cell: Element) => {
    const box = cell.getBoundingClientRect();
    latest.current.onMenu?.(row, { x: box.left + 8, y: box.bottom });
  }, []);
  const key = (event: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>) => {
    const press = event.event as KeyboardEvent | null;
    if (!press || !event.data) return;
    if (press.key === 'Enter') onOpen?.(event.data);
    if ((press.key === 'F10' && press.shiftKey) || press.key === 'ContextMenu') {
      press.preventDefault();
      openMenu(event.data, press.target as Element);
    }
  };
  // Nobody taps twice on a phone.
  const tap = ({ data, event }: RowClickedEvent<Row>) => {
    if (data && matchMedia('(hover: none)').matches && !(event?.target as Element | null)?.closest('.row-menu'))
      onOpen?.(data);
  };
  const defs = useMemo(
    () => [...columns, ...(hasMenu ? [menuColumn<Row>(openMenu)] : [])] as unknown as ColDef<Row>[],
    [columns, hasMenu, openMenu],
  );

  return (
    <div className="list-grid" {...live.pointer}>
      <AgGridReact<Row>
        theme={gridTheme}
        rowModelType="infinite"
        datasource={datasource}
        columnDefs={defs}
        components={COMPONENTS}
        defaultColDef={{
          floatingFilter: true,
          resizable: true,
          sortable: true,
          suppressHeaderMenuButton: true,
          filterParams: { buttons: ['reset'], maxNumConditions: 4, debounceMs: 350 },
        }}
        {...(props.onSelect ? SELECTION : {})}
        onSelectionChanged={({ api }) => latest.current.onSelect?.(api.getSelectedRows())}
        getRowId={({ data }) => rowId(data)}
        cacheBlockSize={BLOCK}
        infiniteInitialRowCount={memory.rows}
        maxConcurrentDatasourceRequests={3}
        blockLoadDebounceMillis={40}
        localeText={AG_GRID_LOCALE_ES}
        initialState={initialState}
        suppressCellFocus={false}
        tooltipShowDelay={500}
        suppressOverlays={OVERLAYS}
        suppressDragLeaveHidesColumns
        rowClassRules={{
          'row-loading': ({ data }) => data === undefined,
          'row-gone': ({ node }) => live.isGone(node.id ?? ''),
        }}
        onGridReady={({ api }) => {
          grid.current = api;
          api.setGridAriaProperty('label', props.label);
          props.onReady(handleOf(api, columns, live.seen));
        }}
        onFilterChanged={({ api }) => {
          if (!same(api.getFilterModel(), part(latest.current.state.filterModel, false)))
            onState({
              filterModel: { ...(api.getFilterModel() as Filters), ...part(latest.current.state.filterModel, true) },
            });
        }}
        onBodyScrollEnd={memory.keep}
        onCellFocused={memory.keep}
        onFirstDataRendered={memory.restore}
        onStateUpdated={remember}
        onCellKeyDown={key}
        onRowDoubleClicked={({ data }) => {
          if (data) onOpen?.(data);
        }}
        onRowClicked={tap}
      />
    </div>
  );
}

function menuColumn<Row>(open: (row: Row, cell: Element) => void): ColDef<Row> {
  return {
    colId: MENU,
    headerName: 'Acciones',
    headerClass: 'header-hidden',
    width: 52,
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
        >
          <IconDots size={16} aria-hidden />
        </button>
      ),
  };
}

function handleOf<Row>(api: GridApi<Row>, columns: readonly Column<Row>[], seen: () => void): GridHandle {
  return {
    refresh: () => {
      seen();
      api.ensureIndexVisible(0);
      api.purgeInfiniteCache();
    },
    focus: () => {
      const cell = api.getFocusedCell();
      api.setFocusedCell(cell?.rowIndex ?? 0, cell?.column ?? columns[0]!.colId ?? columns[0]!.field);
    },
    columns: () =>
      columns.map((c) => ({
        id: c.colId ?? c.field,
        name: c.headerName ?? c.field,
        visible: api.getColumn(c.colId ?? c.field)?.isVisible() ?? true,
      })),
    clearSelection: () => api.deselectAll(),
    showColumn: (id, visible) => api.setColumnsVisible([id], visible),
    arrangement: () =>
      api
        .getColumnState()
        .filter(({ colId }) => colId !== MENU)
        .map(({ colId, hide, width, flex }) => ({ colId, hide: hide === true, width: width ?? 0, flex: flex ?? null })),
    arrange: (wanted) => api.applyColumnState({ state: wanted.map((c) => ({ ...c })), applyOrder: true }),
  };
}
