import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ValueFormatterParams } from 'ag-grid-community';
import { type Look, stateText } from '@power/domain/kernel/look';
import { choiceText } from '@power/domain/kernel/choice-text';
import { ElapsedTime } from '../format/elapsed-time.tsx';
import { type Divisa, formatCount, formatDecimal, formatMoney, formatPercent, formatRate } from '../format/numbers.ts';
import { formatMonth } from '@power/domain/kernel/month';
import { formatDay, formatDayTime, formatWhen } from '../format/times.ts';
import { shortName } from '../format/short-name.ts';
import { StateDot } from '../status-dot.tsx';
import type { Column, FilterKind } from './types.ts';

type More<Row> = Partial<Column<Row>>;
/** A field of the row; any, where no row is known. */
type Named<Row> = unknown extends Row ? string : keyof Row & string;
/** A field of the row that holds such a value: money over a state does not compile. */
type Holding<Row, V> = unknown extends Row
  ? string
  : [Row] extends [never]
    ? string
    : { [F in keyof Row & string]-?: NonNullable<Row[F]> extends V ? F : never }[keyof Row & string];
const value = <T,>(params: ValueFormatterParams): T | null | undefined => params.value as T | null | undefined;
const filtered = (filter: FilterKind) => ({ context: { filter } }) as const;

/** px of a letter, of a capital, and of what is around a text; a word alone needs no more than the widest of its kind. */
const LETTER = 6.8;
const CAPITAL = 8.8;
const AROUND = 20;
const DOT = 18;
const NARROWEST = 64;
const wordWidth = (words: readonly string[]): number => {
  const width = (word: string): number =>
    [...word].reduce((sum, sign) => sum + (sign !== sign.toLowerCase() ? CAPITAL : LETTER), 0);
  return Math.ceil(Math.max(NARROWEST, ...words.map((word) => width(word) + AROUND)));
};

export const textColumn = <Row,>(
  field: Named<NoInfer<Row>>,
  headerName: string,
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  ...filtered('text'),
  tooltipField: field,
  ...(more.flex !== 0 && { minWidth: 100, flex: 1 }),
  ...more,
});

/** Short on the screen, whole on paper and on hover. */
const Person = ({ whole }: { readonly whole: string }) => {
  const short = shortName(whole);
  return short === whole ? (
    whole
  ) : (
    <>
      <span className="cell-short">{short}</span>
      <span className="cell-whole">{whole}</span>
    </>
  );
};

/** Name of a person: a long one is shortened (*María J. González*). */
export const personColumn = <Row,>(field: Named<NoInfer<Row>>, headerName: string, more: More<Row> = {}): Column<Row> =>
  textColumn(field, headerName, {
    cellRenderer: (p: { value?: unknown }) => (typeof p.value === 'string' ? <Person whole={p.value} /> : null),
    ...more,
  });

export const numberColumn = <Row,>(
  field: Holding<NoInfer<Row>, number>,
  headerName: string,
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  ...filtered('number'),
  type: 'rightAligned',
  width: 80,
  valueFormatter: (p) => (p.data ? formatCount(value<number>(p)) : ''),
  ...more,
});

const figureColumn =
  (format: (figure: number | null | undefined) => string) =>
  <Row,>(field: Holding<NoInfer<Row>, number>, headerName: string, more: More<Row> = {}): Column<Row> =>
    numberColumn(field, headerName, { valueFormatter: (p) => (p.data ? format(value<number>(p)) : ''), ...more });
/** A measure, with the decimals that it has. */
export const decimalColumn = figureColumn(formatDecimal);
export const rateColumn = figureColumn(formatRate);
export const percentColumn = figureColumn(formatPercent);

/** Document number: an identifier, so without thousands separators. */
export const idColumn = <Row,>(field: Named<NoInfer<Row>>, headerName: string, more: More<Row> = {}): Column<Row> => ({
  field,
  headerName,
  ...filtered('number'),
  width: 82,
  cellClass: 'cell-id',
  ...more,
});

export const moneyColumn = <Row,>(
  field: Holding<NoInfer<Row>, number>,
  headerName: string,
  divisa: Divisa = 'CLP',
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  context: { filter: 'number', amount: true },
  type: 'rightAligned',
  width: 112,
  valueFormatter: (p) => (p.data ? formatMoney(value<number>(p), divisa) : ''),
  ...more,
});

/** Month, stored as `2026-11` or `202611`, as people read it; typed filters take it as it is stored. */
export const monthText = (p: ValueFormatterParams): string => (p.data ? formatMonth(String(p.value ?? '')) : '');

/** Instant: `HH:mm` when of today, else the day; the whole on hover. Filtered by Santiago days. */
export const dateColumn = <Row,>(
  field: Holding<NoInfer<Row>, string>,
  headerName: string,
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  ...filtered('day'),
  width: 104,
  cellDataType: false,
  valueFormatter: (p) => (p.data ? formatWhen(value<string>(p)) : ''),
  tooltipValueGetter: (p) => formatDayTime(p.value as string),
  ...more,
});

export const dayColumn = <Row,>(
  field: Holding<NoInfer<Row>, string>,
  headerName: string,
  more: More<Row> = {},
): Column<Row> =>
  dateColumn(field, headerName, { valueFormatter: (p) => (p.data ? formatDay(value<string>(p)) : ''), ...more });

/** How long something has been in its present state; it counts on by itself, and is filtered as a duration. None where nothing waits. */
export const ageColumn = <Row extends object>(
  field: keyof Row & string,
  headerName: string,
  settled: { readonly field: string; readonly states: readonly string[] },
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  ...filtered('duration'),
  width: 88,
  // It counts on: what stands in it gets longer by itself.
  minWidth: 88,
  headerTooltip: 'Tiempo en su estado actual',
  cellDataType: false,
  cellRenderer: ({ data }: { data?: Row }) =>
    data && !settled.states.includes(String(data[settled.field as keyof Row])) ? (
      <ElapsedTime since={String(data[field])} variant="words" />
    ) : null,
  ...more,
});

export const statusColumn = <Row,>(
  field: Holding<NoInfer<Row>, string | boolean>,
  headerName: string,
  looks: Readonly<Record<string, Look>>,
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  ...filtered(Object.keys(looks).map((state) => [state, stateText(looks, state)] as const)),
  width: wordWidth(Object.values(looks).map(({ short }) => short)) + DOT,
  cellRenderer: (p: { value?: unknown }) =>
    typeof p.value === 'string' ? <StateDot looks={looks} value={p.value} /> : null,
  ...more,
});

/** Yes or no as a sign: a tick or a dash, read out as words. */
const YesNo = ({ value: yes }: { readonly value: boolean }) => (
  <>
    {yes ? (
      <IconCheck size={16} stroke={2} style={{ verticalAlign: 'middle' }} aria-hidden />
    ) : (
      <span aria-hidden>–</span>
    )}
    <VisuallyHidden>{yes ? 'Sí' : 'No'}</VisuallyHidden>
  </>
);

export const booleanColumn = <Row,>(
  field: Holding<NoInfer<Row>, boolean>,
  headerName: string,
  more: More<Row> = {},
): Column<Row> => ({
  field,
  headerName,
  context: {
    filter: [
      [true, 'Sí'],
      [false, 'No'],
    ],
    flag: true,
  },
  width: NARROWEST,
  cellDataType: false,
  valueFormatter: (p) => (p.data ? (p.value ? 'Sí' : 'No') : ''),
  cellRenderer: (p: { data?: unknown; value?: unknown }) => (p.data ? <YesNo value={p.value === true} /> : null),
  ...more,
});

/** One of some plain words (a kind of delivery): filtered by choosing among them. */
export const choiceColumn = <Row,>(
  field: Named<NoInfer<Row>>,
  headerName: string,
  values: readonly string[],
  more: More<Row> = {},
): Column<Row> =>
  textColumn(field, headerName, {
    ...filtered(values.map((v) => [v, choiceText(v)] as const)),
    flex: 0,
    width: wordWidth(values.map(choiceText)),
    valueFormatter: (p) => choiceText(value<string>(p) ?? ''),
    ...more,
  });
