import type pg from 'pg';
import { COUNT_CAP } from './count.ts';
import type { Order } from './order.ts';
import type { PageRecord } from './page.ts';
import type { Selection } from './where.ts';

/**
 * Page of a selection that holds at most 10,000 rows: finds all of them by whatever index serves the filter, then sorts.
 * Left to itself PostgreSQL may walk the index of the order instead, through a million rows that do not match. One pass
 * gives page and count; `undefined` when there are more rows than that.
 */
export async function readFew(
  db: Pick<pg.Pool, 'query'>,
  selection: Selection,
  order: Order,
  select: string,
  skip: number,
  limit: number,
): Promise<{ records: PageRecord[]; count: number } | undefined> {
  const sorted = [...order.items, order.id];
  const names = sorted.map((item, n) => `${item.sql} AS __s${n}`).join(', ');
  const sortKeys = sorted.map((_, n) => `picked.__s${n}`).join(', ');
  const orderBy = sorted.map((item, n) => `__s${n} ${item.dir} NULLS LAST`).join(', ');
  const { rows } = await db.query<PageRecord & { __n: number }>(
    `WITH few AS MATERIALIZED (SELECT ctid AS __id, ${names} FROM ${selection.from} WHERE ${selection.where} LIMIT ${COUNT_CAP + 1}),
     picked AS MATERIALIZED (SELECT * FROM few ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${skip}),
     counted AS (SELECT count(*)::int AS __n FROM few)
     SELECT __n, page.* FROM counted LEFT JOIN LATERAL (
       SELECT ${sortKeys}, ${select}, NULL::text AS __v, ${order.id.sql} AS __k FROM picked JOIN ${selection.from} AS t ON t.ctid = picked.__id
     ) AS page ON true ORDER BY ${orderBy}`,
    [...selection.values],
  );
  const count = rows[0]?.__n ?? 0;
  return count > COUNT_CAP ? undefined : { records: rows.filter((row) => row.__k !== null), count };
}
