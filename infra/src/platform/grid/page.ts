import type pg from 'pg';
import { RUNG } from './ladder.ts';
import { orderSql, type Order } from './order.ts';
import { Params } from './params.ts';
import { planned } from './planned.ts';
import { segmentsOf, type Anchor, type Segment } from './segments.ts';
import type { Selection } from './where.ts';

/** A row with its anchor: sort value and id. */
export type PageRecord = Record<string, unknown> & { __v: string | null; __k: string };
type Db = Pick<pg.Pool, 'query'>;

export interface Place {
  /** The page starts after this row… */
  readonly anchor?: Anchor;
  /** …and so many further ones. */
  readonly skip: number;
}

/** Up to `limit` records from a place of the order, with `__v` and `__k`, the anchor of each. */
export async function readPage(
  db: Db,
  selection: Selection,
  order: Order,
  select: string,
  place: Place,
  limit: number,
): Promise<PageRecord[]> {
  if (order.items.length > 1) return readSorted(db, selection, order, select, place.skip, limit);
  const segments = segmentsOf(order);
  const first = place.anchor && segments[0]!.withValue && place.anchor.v === null ? 1 : 0;
  const found: PageRecord[] = [];
  let { skip } = place;
  for (const [index, segment] of segments.slice(first).entries()) {
    const rows = await readSegment(
      db,
      selection,
      order,
      select,
      segment,
      index === 0 ? place.anchor : undefined,
      skip,
      limit - found.length,
    );
    found.push(...rows);
    if (found.length >= limit || first + index === segments.length - 1) break;
    if (rows.length > 0) skip = 0;
    else if (skip > 0)
      skip -= Math.min(skip, await countSegment(db, selection, segment, index === 0 ? place.anchor : undefined));
  }
  return found;
}

async function readSegment(
  db: Db,
  selection: Selection,
  order: Order,
  select: string,
  segment: Segment,
  anchor: Anchor | undefined,
  skip: number,
  limit: number,
): Promise<PageRecord[]> {
  const { params, where } = conditionOf(selection, segment, anchor);
  const rows = { from: selection.from, where, orderBy: segment.orderBy, ids: idsOf(order) };
  const sql = `SELECT ${select}, ${segment.value} AS __v, ${order.id.sql} AS __k FROM ${place(rows, skip, limit, params)} ORDER BY ${segment.orderBy}`;
  // Without filters a place in an index is found the same way whatever the values; pages near a rung or a cursor skip little.
  return skip <= RUNG && selection.values.length === 0
    ? planned<PageRecord>(db, sql, params.values)
    : (await db.query<PageRecord>(sql, params.values)).rows;
}

interface Ordered {
  readonly from: string;
  readonly where: string;
  readonly orderBy: string;
  /** Its id, of an order that sorts ids alone. */
  readonly ids: string | undefined;
}

const idsOf = ({ byIds, id }: Order): string | undefined => (byIds ? id.sql : undefined);

/**
 * The rows of a page as they are stored, under the table's name: what the rows that are skipped would have computed is never
 * asked for. How many are skipped is a value and what is walked at most a whole number of rungs, so that one plan serves them all.
 * A sort copies what it sorts: of a row that no index leads to, its id and what it is sorted by (half the time of 370,000
 * events).
 */
function place({ from, where, orderBy, ids }: Ordered, skip: number, limit: number, params: Params): string {
  const walked = Math.ceil(skip / RUNG) * RUNG + limit;
  const first = `FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${walked}`;
  const walk = ids
    ? `(SELECT * FROM ${from} WHERE ${ids} = ANY(ARRAY(SELECT ${ids} ${first})) ORDER BY ${orderBy}) AS ${from}`
    : `(SELECT * ${first}) AS ${from}`;
  return skip === 0 ? walk : `(SELECT * FROM ${walk} LIMIT ${limit} OFFSET ${params.add(skip)}::int) AS ${from}`;
}

async function countSegment(
  db: Db,
  selection: Selection,
  segment: Segment,
  anchor: Anchor | undefined,
): Promise<number> {
  const { params, where } = conditionOf(selection, segment, anchor);
  const { rows } = await db.query<{ n: string }>(
    `SELECT count(*)::text AS n FROM ${selection.from} WHERE ${where}`,
    params.values,
  );
  return Number(rows[0]?.n ?? 0);
}

function conditionOf(
  selection: Selection,
  segment: Segment,
  anchor: Anchor | undefined,
): { params: Params; where: string } {
  const params = new Params(selection.values);
  const after = anchor
    ? ` AND ${segment.after(segment.withValue ? params.add(anchor.v) : 'NULL', params.add(anchor.k))}`
    : '';
  return { params, where: `${selection.where} AND ${segment.condition}${after}` };
}

/** Orders of several columns have no index to walk: PostgreSQL keeps the first rows of a sort. */
async function readSorted(
  db: Db,
  selection: Selection,
  order: Order,
  select: string,
  skip: number,
  limit: number,
): Promise<PageRecord[]> {
  const params = new Params(selection.values);
  const orderBy = orderSql(order);
  const sql = `SELECT ${select}, NULL::text AS __v, ${order.id.sql} AS __k FROM ${place({ ...selection, orderBy, ids: idsOf(order) }, skip, limit, params)} ORDER BY ${orderBy}`;
  return (await db.query<PageRecord>(sql, params.values)).rows;
}
