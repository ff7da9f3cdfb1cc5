import type { GridRequest } from '@power/domain/kernel/grid';
import type pg from 'pg';
import { dbAt, presentOf, selectThen } from '../sql/past.ts';
import type { Grid, GridViewer } from './define.ts';
import { orderOf } from './order.ts';
import { Params } from './params.ts';
import { projectionOf } from './values.ts';
import { hidden, selectionOf } from './where.ts';

/** A row of a grid at two moments: only `despues` when it came, only `antes` when it left. */
export interface RowPair {
  readonly clave: string;
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly despues?: Readonly<Record<string, unknown>>;
}

/** What became of a row: it came, says something else, left. */
type Kind = 'entro' | 'cambio' | 'salio';

export interface Differences {
  /** How many of each kind, whatever is asked for. */
  readonly count: Readonly<Record<Kind, number>>;
  readonly pairs: readonly RowPair[];
}

interface Asked {
  readonly request: Pick<GridRequest, 'filterModel' | 'quickFilter' | 'sortModel'>;
  /** ISO instants, the first before the second. */
  readonly between: readonly [from: string, to: string];
  /** Fields of the grid that are compared; others are shown only. */
  readonly fields: ReadonlySet<string>;
  readonly kind?: Kind | undefined;
  readonly limit: number;
  readonly skip: number;
}

const KIND = `CASE WHEN a.__k IS NULL THEN 'entro' WHEN d.__k IS NULL THEN 'salio' ELSE 'cambio' END`;

/**
 * What a grid shows at two instants, row by row, in its order: rows that only one of them has, and rows that say something
 * else (requirements §0.1.7). Filters and row scope hold at either instant, cost fields of whoever lacks `margenes` are
 * neither compared nor shown. Throws BadGridRequest, and NoPast for a grid without one.
 */
export async function differencesOf(db: pg.Pool, grid: Grid, viewer: GridViewer, asked: Asked): Promise<Differences> {
  const { request, between, limit, skip, kind } = asked;
  const more = { [grid.table]: grid.history };
  const order = orderOf(grid, request, viewer);
  const compared = [...grid.columns].filter(([name]) => asked.fields.has(name) && !hidden(name, viewer));
  const columns = [
    '_key AS __k',
    ...order.items.map(({ sql }, n) => `${sql} AS __s${n}`),
    ...compared.map(([, { sql }], n) => `${sql} AS c${n}`),
  ].join(', ');
  const values: unknown[] = [];
  const [before, after] = between.map((at) => {
    const selection = selectionOf(grid, request, viewer, at, values);
    values.splice(0, values.length, ...selection.values);
    return selectThen(`SELECT ${columns} FROM ${selection.from} WHERE ${selection.where}`, at, more);
  });
  const row = (of: string): string => `ROW(${compared.map((_, n) => `${of}.c${n}`).join(', ')})`;
  const sorted = order.items.map((_, n) => `, coalesce(d.__s${n}, a.__s${n}) AS __s${n}`).join('');
  const params = new Params(values);
  const only = kind === undefined ? 'true' : `kind = ${params.add(kind)}`;
  const orderBy = [...order.items.map(({ dir }, n) => `__s${n} ${dir} NULLS LAST`), 'key'].join(', ');
  const { rows } = await presentOf(db).query<Record<Kind, number> & { key: string | null }>(
    `WITH pairs AS MATERIALIZED (
       SELECT coalesce(d.__k, a.__k) AS key, ${KIND} AS kind${sorted} FROM (${before}) AS a FULL JOIN (${after}) AS d ON a.__k = d.__k
       WHERE a.__k IS NULL OR d.__k IS NULL OR ${row('a')} IS DISTINCT FROM ${row('d')}),
     counted AS (SELECT count(*) FILTER (WHERE kind = 'entro')::int AS entro, count(*) FILTER (WHERE kind = 'cambio')::int AS cambio,
       count(*) FILTER (WHERE kind = 'salio')::int AS salio FROM pairs),
     page AS (SELECT key, row_number() OVER (ORDER BY ${orderBy}) AS place FROM pairs WHERE ${only} ORDER BY place LIMIT ${limit} OFFSET ${skip})
     SELECT counted.*, key FROM counted LEFT JOIN page ON true ORDER BY place`,
    params.values,
  );
  const { entro, cambio, salio } = rows[0]!;
  const keys = rows.flatMap(({ key }) => key ?? []);
  const [left, right] = await Promise.all(
    between.map((at) => rowsOf(dbAt(db, at, more), grid, request, viewer, at, keys)),
  );
  return {
    count: { entro, cambio, salio },
    pairs: keys.map((clave) => {
      const [antes, despues] = [left!.get(clave), right!.get(clave)];
      return { clave, ...(antes && { antes }), ...(despues && { despues }) };
    }),
  };
}

/** Rows of these keys that the grid shows at an instant. */
async function rowsOf(
  then: pg.Pool,
  grid: Grid,
  request: Asked['request'],
  viewer: GridViewer,
  at: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const shown = projectionOf(grid, viewer);
  const selection = selectionOf(grid, request, viewer, at);
  const params = new Params(selection.values);
  const { rows } = await then.query<Record<string, unknown> & { __k: string }>(
    `SELECT _key AS __k, ${shown.select} FROM ${selection.from} WHERE _key = ANY(${params.add(keys)}::text[]) AND ${selection.where}`,
    params.values,
  );
  return new Map(rows.map((row) => [row.__k, shown.toRow(row)]));
}
