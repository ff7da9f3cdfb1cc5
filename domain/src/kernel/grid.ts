import { z } from 'zod';
import { instantText } from './when.ts';

/** AG Grid community request (requirements §0.1.1), strict about shape, so that a typo is a 400 and not an unfiltered grid. */
export const PAGE_SIZE = 20;
export const MAX_ROWS_PER_REQUEST = 1000;
/** No list has as many columns. */
export const MAX_FILTERS = 50;

const text = z.strictObject({
  filterType: z.literal('text'),
  type: z.enum(['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith', 'blank', 'notBlank']),
  filter: z.string().max(200).nullish(),
});
const number = z.strictObject({
  filterType: z.literal('number'),
  type: z.enum([
    'equals',
    'notEqual',
    'greaterThan',
    'greaterThanOrEqual',
    'lessThan',
    'lessThanOrEqual',
    'inRange',
    'blank',
    'notBlank',
  ]),
  filter: z.number().nullish(),
  filterTo: z.number().nullish(),
});
const date = z.strictObject({
  filterType: z.literal('date'),
  type: z.enum(['equals', 'notEqual', 'greaterThan', 'lessThan', 'inRange', 'blank', 'notBlank']),
  /** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`, a Santiago day. */
  dateFrom: z.string().max(25).nullish(),
  dateTo: z.string().max(25).nullish(),
});
/** Our addition: one of several values, for status chips and dashboards that open a filtered grid. */
const set = z.strictObject({
  filterType: z.literal('set'),
  values: z.array(z.union([z.string().max(200), z.number(), z.boolean(), z.null()])).max(200),
  /** What they are called, where they are keys that nobody reads: two people may have one name. Selects nothing. */
  nombres: z.array(z.string().max(200)).max(200).optional(),
});

/** Ten years: nothing that waits is older. */
export const MAX_AGE_MINUTES = 5_256_000;
const minutes = z.number().int().min(0).max(MAX_AGE_MINUTES);
/** Our addition: how long ago an instant was, in minutes, of now or of the moment that the grid is of. */
const duration = z.strictObject({
  filterType: z.literal('duration'),
  type: z.enum(['greaterThan', 'lessThan', 'inRange']),
  filter: minutes,
  filterTo: minutes.nullish(),
});

export const condition = z.union([text, number, date, set, duration]);
export const columnFilter = z.union([
  condition,
  z.strictObject({
    filterType: z.string(),
    operator: z.enum(['AND', 'OR']),
    conditions: z.array(condition).min(1).max(10),
  }),
]);

export type Condition = z.infer<typeof condition>;
export type ColumnFilter = z.infer<typeof columnFilter>;

/** No list has as many rows; a request beyond is refused where it is declared, before a database would. */
export const MAX_ROW = 1_000_000_000;

/** Fields of every grid request; spread into a query's request beside its `accion`. */
export const gridFields = {
  startRow: z.number().int().min(0).max(MAX_ROW).default(0),
  endRow: z.number().int().min(1).max(MAX_ROW).default(PAGE_SIZE),
  sortModel: z
    .array(z.strictObject({ colId: z.string().max(64), sort: z.enum(['asc', 'desc']) }))
    .max(5)
    .default([]),
  filterModel: z
    .record(z.string().max(64), columnFilter)
    .refine((model) => Object.keys(model).length <= MAX_FILTERS, `Usa a lo más ${MAX_FILTERS} filtros`)
    .default({}),
  quickFilter: z.string().max(200).optional(),
  /** ISO instant: the grid as it was then, for temporal projections. */
  asOf: instantText.optional(),
  /** Keyset cursor: sort values and `_id` of the row before `startRow`, as an earlier reply gave it; makes deep pages as cheap as the first. */
  cursor: z.string().max(2000).optional(),
};

/** Fields of a request for the sums of a grid: its filters and its moment, so that sums and rows are asked alike. */
export const totalsFields = {
  filterModel: gridFields.filterModel,
  quickFilter: gridFields.quickFilter,
  asOf: gridFields.asOf,
};

export const gridRequest = (accion: string) =>
  z
    .strictObject({ accion: z.literal(accion), ...gridFields })
    .refine((r) => r.endRow > r.startRow && r.endRow - r.startRow <= MAX_ROWS_PER_REQUEST, {
      message: `endRow debe ser mayor que startRow y pedir a lo más ${MAX_ROWS_PER_REQUEST} filas`,
      path: ['endRow'],
    });

export type GridRequest = z.infer<ReturnType<typeof gridRequest>>;

/** Reply of every grid. `lastRow` is the exact count, or null while more than 10,000 rows match and the end was not reached. */
export const gridReply = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    lastRow: z.number().int().nullable(),
    total: z.string().optional(),
    cursor: z.string().optional(),
  });
