import type { ValueFormatterParams } from 'ag-grid-community';
import { type Divisa, formatCount, formatDecimal, formatMoney } from '../format/numbers.ts';
import { formatDay, formatDayTime, formatWhen } from '../format/times.ts';
import type { Look } from '@power/domain/kernel/look';
import { StateDot } from '../status-dot.tsx';
import type { Column } from './types.ts';
import { YesNoFilter } from './filters/yes-no-filter.tsx';

type More<Row> = Partial<Column<Row>>;
const value = <T,>(params: ValueFormatterParams): T | null | undefined => params.value as T | null | undefined;

export const textColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> => ({
  field,
  headerName,
  filter: 'agTextColumnFilter',
  tooltipField: field,
  minWidth: 110,
  flex: 1,
  ...more,
});

export const numberColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> => ({
  field,
  headerName,
  filter: 'agNumberColumnFilter',
  type: 'rightAligned',
  width: 110,
  valueFormatter: (p) => (p.data ? formatCount(value<number>(p)) : ''),
  ...more,
});

/** A figure with decimals: a rate, a percentage, a measure. */
export const decimalColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> =>
  numberColumn(field, headerName, {
    valueFormatter: (p) => (p.data ? formatDecimal(value<number>(p)) : ''),
    ...more,
  });

/** Document number: an identifier, so without thousands separators. */
export const idColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> => ({
  field,
  headerName,
  filter: 'agNumberColumnFilter',
  width: 110,
  cellClass: 'cell-id',
  ...more,
});

export const moneyColumn = <Row,>(
  field: string,
  headerName: string,
  divisa: Divisa = 'CLP',
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  filter: 'agNumberColumnFilter',
  type: 'rightAligned',
  width: 130,
  valueFormatter: (p) => (p.data ? formatMoney(value<number>(p), divisa) : ''),
  ...more,
});

/** Instant: `HH:mm` when of today, else the day; the whole on hover. Filtered by Santiago days. */
export const dateColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> => ({
  field,
  headerName,
  filter: 'agDateColumnFilter',
  width: 160,
  minWidth: 160,
  cellDataType: false,
  valueFormatter: (p) => (p.data ? formatWhen(value<string>(p)) : ''),
  tooltipValueGetter: (p) => formatDayTime(p.value as string),
  ...more,
});

export const dayColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> =>
  dateColumn(field, headerName, { valueFormatter: (p) => (p.data ? formatDay(value<string>(p)) : ''), ...more });

export const statusColumn = <Row,>(
  field: string,
  headerName: string,
  looks: Readonly<Record<string, Look>>,
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  filter: 'agTextColumnFilter',
  width: 140,
  cellRenderer: (p: { value?: unknown }) =>
    typeof p.value === 'string' ? <StateDot looks={looks} value={p.value} /> : null,
  ...more,
});

export const booleanColumn = <Row,>(field: string, headerName: string, more: More<Row> = {}): Column<Row> => ({
  field,
  headerName,
  // Only so that there is a floating filter: the values are a set in the address.
  filter: 'agTextColumnFilter',
  floatingFilterComponent: YesNoFilter,
  suppressFloatingFilterButton: true,
  suppressHeaderFilterButton: true,
  width: 110,
  cellDataType: false,
  valueFormatter: (p) => (p.data ? (p.value ? 'Sí' : 'No') : ''),
  ...more,
});
