import type { Order } from './order.ts';

/** A place in an order of at most one column: after the row with this sort value (null = none) and id. */
export interface Anchor {
  readonly v: string | null;
  readonly k: string;
}

/**
 * A stretch of the order that one index scan can walk. An order by one column is two stretches: rows with a value, then
 * rows without; plain `NULLS LAST` would keep PostgreSQL from using the index backwards.
 */
export interface Segment {
  readonly condition: string;
  readonly orderBy: string;
  /** Sort value of a row as text, as anchors keep it. */
  readonly value: string;
  /** Condition "comes after the anchor", given the placeholders of value and id. */
  after(v: string, k: string): string;
  readonly withValue: boolean;
}

export function segmentsOf(order: Order): readonly Segment[] {
  const [item] = order.items;
  const id = order.id;
  const sign = id.dir === 'ASC' ? '>' : '<';
  const byId: Segment = {
    condition: item ? `${item.sql} IS NULL` : 'true',
    orderBy: `${id.sql} ${id.dir}`,
    value: 'NULL::text',
    withValue: false,
    after: (_v, k) => `${id.sql} ${sign} ${k}`,
  };
  if (!item) return [byId];
  const byValue: Segment = {
    condition: `${item.sql} IS NOT NULL`,
    orderBy: `${item.walk ?? `${item.sql} ${item.dir}`}, ${id.sql} ${id.dir}`,
    value: `(${item.sql})::text`,
    withValue: true,
    // An index that is walked by distance finds its place by the column alone.
    after: (v, k) =>
      `${item.walk ? `${item.sql} ${sign}= ${v} AND ` : ''}(${item.sql}, ${id.sql}) ${sign} (${v}, ${k})`,
  };
  return [byValue, byId];
}
