import type { GridRequest } from '@power/domain/kernel/grid';
import type { Rejection } from '@power/domain/kernel/rejection';
import type pg from 'pg';
import { instantOf } from '../sql/past.ts';
import { BadGridRequest } from './bad-request.ts';
import { COUNT_CAP, countInWords, Many } from './count.ts';
import { countRows } from './count-rows.ts';
import { decodeCursor, encodeCursor, signatureOf } from './cursor.ts';
import type { Grid, GridViewer } from './define.ts';
import { readFew } from './few.ts';
import { Ladders, RUNG } from './ladder.ts';
import { gridAt } from './grid-at.ts';
import { orderOf, type Order } from './order.ts';
import { type PageRecord, readPage, type Place } from './page.ts';
import { segmentsOf } from './segments.ts';
import { projectionOf } from './values.ts';
import { selectionOf, type Selection } from './where.ts';

export interface GridPage<R> {
  rows: R[];
  /** Exact number of rows, or null while more than 10,000 match and the end was not reached. */
  lastRow: number | null;
  /** In words. */
  total: string;
  /** Send it with `startRow` = end of this page: the next page costs the same at any depth. */
  cursor?: string;
}

export interface RunOptions {
  /** Treat the selection as a large one, whatever its size; for tests. */
  readonly walk?: boolean;
}

/** Depth from which a jump without a cursor is worth a ladder. */
const DEEP = 10 * RUNG;
const many = new Many();
const ladders = new Ladders();

/**
 * One page of a declared grid (requirements §0.1.1): filters, order, row scope and hidden cost fields applied by
 * PostgreSQL. A request that makes no sense (unknown column, filter of another type) is the rejection
 * `PETICION_INVALIDA`, which is HTTP 400. Times out with the pool's `statement_timeout`.
 */
export async function runGrid<R = Record<string, unknown>>(
  db: pg.Pool,
  grid: Grid,
  request: Omit<GridRequest, 'accion'>,
  viewer: GridViewer,
  options: RunOptions = {},
): Promise<GridPage<R> | Rejection> {
  try {
    return await page<R>(gridAt(db, grid, request.asOf), grid, request, viewer, options);
  } catch (error) {
    if (error instanceof BadGridRequest) return error.toRejection();
    throw error;
  }
}

async function page<R>(
  db: pg.Pool,
  grid: Grid,
  request: Omit<GridRequest, 'accion'>,
  viewer: GridViewer,
  { walk }: RunOptions,
): Promise<GridPage<R>> {
  const selection = selectionOf(grid, request, viewer, instantOf(db));
  const order = orderOf(grid, request, viewer, instantOf(db));
  const shown = projectionOf(grid, viewer);
  const signature = signatureOf(selection, order, instantOf(db));
  const size = request.endRow - request.startRow;
  // One row more tells whether the end was reached.
  const read = (place: Place) => readPage(db, selection, order, shown.select, place, size + 1);
  const reply = (found: readonly PageRecord[], count: number): GridPage<R> => ({
    rows: found.map((r) => shown.toRow(r) as R),
    lastRow: count,
    total: countInWords(count),
  });
  if (!walk && !many.has(signature)) {
    const count = leavesNothingOut(selection, order, instantOf(db))
      ? await countRows(db, grid, request, viewer, COUNT_CAP + 1)
      : undefined;
    if (count === undefined || count <= COUNT_CAP) {
      // A ladder of as many rows: whoever jumps into a list that is counted anew lands on the very row.
      const place = count && placeOf(db, request, selection, order, `${signature} ${count}`);
      if (place && place.skip < DEEP) return reply((await read(place)).slice(0, size), count);
      const few = await readFew(db, selection, order, shown.select, request.startRow, size);
      if (few) return reply(few.records, few.count);
    }
    many.add(signature);
  }
  const records = await read(placeOf(db, request, selection, order, signature));
  const rows = records.slice(0, size);
  const total =
    records.length > size
      ? undefined
      : rows.length > 0
        ? request.startRow + rows.length
        : await countRows(db, grid, request, viewer);
  const last = rows.at(-1);
  return {
    rows: rows.map((r) => shown.toRow(r) as R),
    lastRow: total ?? null,
    total: countInWords(total),
    ...(last &&
      total === undefined &&
      order.items.length < 2 && {
        cursor: encodeCursor(request.startRow + size, signature, { v: last.__v, k: last.__k }),
      }),
  };
}

/** All rows in an order that has an index: it leads straight to the page, however few there are. */
const leavesNothingOut = (selection: Selection, order: Order, at: string | undefined): boolean =>
  selection.where === 'true' && order.items.length < 2 && at === undefined;

function placeOf(
  db: pg.Pool,
  request: Omit<GridRequest, 'accion'>,
  selection: Selection,
  order: Order,
  signature: string,
): Place {
  if (order.items.length > 1) return { skip: request.startRow };
  const anchor = decodeCursor(request.cursor, request.startRow, signature);
  if (anchor) return { anchor, skip: 0 };
  if (request.startRow < DEEP) return { skip: request.startRow };
  const rung = ladders.find(db, signature, selection, segmentsOf(order)[0]!, order.id.sql, request.startRow);
  return rung ? { anchor: rung.anchor, skip: request.startRow - rung.rows } : { skip: request.startRow };
}

/** Waits for background work of {@link runGrid}; for orderly stops, tests and measurements. */
export const gridsSettled = (): Promise<void> => ladders.settled();
