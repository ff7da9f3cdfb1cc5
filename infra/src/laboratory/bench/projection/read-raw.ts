import type pg from 'pg';

export interface RawEvent {
  readonly position: string;
  readonly type: string;
  readonly data: { readonly _id: string };
  readonly metadata: { readonly at: string };
}

/** Events of the log as a table, without the port. */
export async function readRaw(pool: pg.Pool, after: string, limit: number): Promise<RawEvent[]> {
  const { rows } = await pool.query<RawEvent>({
    name: 'bare-read',
    text: 'SELECT position::text, type, data, metadata FROM log.events WHERE position > $1 ORDER BY events.position LIMIT $2',
    values: [after, limit],
  });
  return rows;
}
