import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Projection, Row } from '../define.ts';
import { columnsOfTables, inRead, quote, servingTables, type Tables } from '../tables.ts';

/** A row that is not what the log says. */
export interface Difference {
  readonly key: string;
  /** `falta`: the log has it, the table does not; `sobra`: the table has it, the log does not. */
  readonly what: 'difiere' | 'falta' | 'sobra';
  /** Of one that differs: in which columns. */
  readonly columns: readonly string[];
  /** A version of the past, not the row of now. */
  readonly past: boolean;
}

/** Rows that are named of a table. */
const NAMED = 10;

interface Compared {
  readonly rows: number;
  readonly differing: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares what serves with the same made anew, both as this connection's snapshot sees them: every column of every row, and
 * of every version in its history.
 */
export async function compareTables(client: pg.Client, projection: Projection, made: Tables): Promise<Compared> {
  const serving = servingTables(projection);
  const columns = columnsOfTables(projection, made);
  const found = [await compare(client, serving.table, made.table, names(columns.table), false)];
  if (serving.history && made.history)
    found.push(await compare(client, serving.history, made.history, names(columns.history), true));
  return {
    rows: found.reduce((sum, { rows }) => sum + rows, 0),
    differing: found.reduce((sum, { differing }) => sum + differing, 0),
    differences: found.flatMap(({ differences }) => differences),
  };
}

const names = (columns: readonly { readonly name: string }[]): string[] => columns.map(({ name }) => name);

async function compare(
  client: pg.Client,
  serving: string,
  made: string,
  columns: readonly string[],
  past: boolean,
): Promise<Compared> {
  const whole = (of: string): string => `ROW(${columns.map((name) => `${of}.${quote(name)}`).join(', ')})::text`;
  const same = past ? 's._key = m._key AND s._position = m._position' : 's._key = m._key';
  const { rows } = await client.query<{ key: string; s: Row | null; m: Row | null; differing: string }>(
    `SELECT coalesce(s._key, m._key) AS key, CASE WHEN s._key IS NOT NULL THEN to_json(s) END AS s,
       CASE WHEN m._key IS NOT NULL THEN to_json(m) END AS m, count(*) OVER () AS differing
     FROM ${inRead(serving)} s FULL JOIN ${inRead(made)} m ON ${same}
     WHERE s._key IS NULL OR m._key IS NULL OR ${whole('s')} IS DISTINCT FROM ${whole('m')}
     ORDER BY 1 LIMIT ${NAMED}`,
  );
  const { rows: counted } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${inRead(made)}`);
  return {
    rows: Number(counted[0]!.n),
    differing: Number(rows[0]?.differing ?? 0),
    differences: rows.map(({ key, s, m }) => ({
      key,
      past,
      what: s === null ? 'falta' : m === null ? 'sobra' : 'difiere',
      columns: s && m ? columns.filter((name) => !isDeepStrictEqual(s[name], m[name])) : [],
    })),
  };
}
