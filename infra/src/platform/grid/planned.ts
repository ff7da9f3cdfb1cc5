import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Statements that each connection keeps at most. */
const KEPT = 100;
const names = new Map<string, string>();

/** The result of a kept plan has other types than before: the table was exchanged for one with other columns. */
const CHANGED = '0A000';

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= KEPT) return known;
  const name = `grid_${createHash('sha1').update(sql).digest('hex').slice(0, 20)}`;
  names.set(sql, name);
  return name;
}

/** Runs a statement whose plan each connection makes once: planning a wide page takes longer than reading it. */
export async function planned<R extends pg.QueryResultRow>(
  db: Pick<pg.Pool, 'query'>,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const name = nameOf(text);
  try {
    return (await db.query<R>({ name, text, values })).rows;
  } catch (error) {
    if (!name || (error as { code?: string }).code !== CHANGED) throw error;
    return (await db.query<R>({ text, values })).rows;
  }
}
