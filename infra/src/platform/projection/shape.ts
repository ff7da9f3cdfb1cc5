import type pg from 'pg';
import type { Projection } from './define.ts';
import { columnsOfTables, inRead, type TableColumn, type Tables } from './tables.ts';

/** Columns that a table lacks, has besides, or has of another type; all of them when there is no such table. */
const DIFFERENT = `
WITH declared AS (SELECT name, to_regtype(type)::oid AS type FROM unnest($2::text[], $3::text[]) AS d (name, type)),
  there AS (SELECT attname::text AS name, atttypid AS type FROM pg_attribute
    WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped)
SELECT EXISTS ((TABLE declared EXCEPT TABLE there) UNION ALL (TABLE there EXCEPT TABLE declared)) AS different`;

/**
 * Whether the tables of a generation have the columns that this code declares. They are asked, not the version: a row that
 * was changed without raising it must not leave code and table apart.
 */
export async function hasShape(client: pg.ClientBase, projection: Projection, tables: Tables): Promise<boolean> {
  const columns = columnsOfTables(projection, tables);
  const as = async (table: string, of: readonly TableColumn[]): Promise<boolean> => {
    const { rows } = await client.query<{ different: boolean }>(DIFFERENT, [
      inRead(table),
      of.map(({ name }) => name),
      of.map(({ type }) => type),
    ]);
    return !rows[0]!.different;
  };
  return (await as(tables.table, columns.table)) && (!tables.history || (await as(tables.history, columns.history)));
}
