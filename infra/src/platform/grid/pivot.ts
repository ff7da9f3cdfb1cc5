import type { GridRequest } from '@power/domain/kernel/grid';
import { MAX_GROUPS, type PivotGroup, type PivotMeasure } from '@power/domain/kernel/pivot';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type pg from 'pg';
import { instantOf } from '../sql/past.ts';
import { BadGridRequest } from './bad-request.ts';
import type { Grid, GridViewer } from './define.ts';
import { gridAt } from './grid-at.ts';
import { columnOf, selectionOf } from './where.ts';
import { figureText } from '@power/domain/kernel/figures';

/**
 * How a figure is found, SQL over the columns of the grid that never holds outside input: a sum; how many different;
 * what a sum is of another, in percent; or what a sum comes to on each of another.
 */
export type Aggregate =
  | { readonly sum: string }
  | { readonly distinct: string }
  /** What each `per` says in all of its rows, once for each; beside it nothing but that `per` is counted distinct. */
  | { readonly once: string; readonly per: string }
  | { readonly share: string; readonly of: string }
  | { readonly mean: string; readonly over: string };

/** What a pivot reads, and how its figures are found. */
export interface Pivot {
  readonly grid: Grid;
  /** Fields that are names, and the field of whose. */
  readonly keys?: Readonly<Partial<Record<string, string>>>;
  readonly measures: Readonly<Record<string, PivotMeasure>>;
  readonly aggregates: Readonly<Record<string, Aggregate>>;
}

export interface PivotRequest extends Pick<GridRequest, 'filterModel' | 'quickFilter' | 'asOf'> {
  readonly filas: readonly string[];
  readonly columnas: readonly string[];
  readonly medidas: readonly string[];
}

/** Parts that a figure is put together from once groups are summed up. */
class Parts {
  readonly sums: string[] = [];
  readonly onces: string[] = [];
  readonly keys: string[] = [];
  private place(list: string[], sql: string, prefix: string): string {
    const known = list.indexOf(sql);
    return `${prefix}${known >= 0 ? known : list.push(sql) - 1}`;
  }
  /** The figure over the leaves. */
  figure(aggregate: Aggregate): string {
    if ('sum' in aggregate) return `sum(${this.place(this.sums, aggregate.sum, 's')})`;
    if ('distinct' in aggregate) return `count(DISTINCT ${this.place(this.keys, aggregate.distinct, 'k')})`;
    if ('once' in aggregate) {
      this.place(this.keys, aggregate.per, 'k');
      return `sum(${this.place(this.onces, aggregate.once, 'o')})`;
    }
    const [top, under] = 'mean' in aggregate ? [aggregate.mean, aggregate.over] : [aggregate.share, aggregate.of];
    const [part, whole] = [top, under].map((sql) => this.place(this.sums, sql, 's'));
    return `sum(${part})${'mean' in aggregate ? '' : ' * 100'} / nullif(sum(${whole}), 0)`;
  }
}

/**
 * The statement: the rows are grouped once by all fields (the leaves), and only the leaves are grouped again for subtotals,
 * so that these cost next to nothing. What is counted once however often it occurs is a field of the leaves.
 */
function statement(pivot: Pivot, request: PivotRequest, viewer: GridViewer, selected: { from: string; where: string }) {
  const fields = [...request.filas, ...request.columnas];
  const keyed = (field: string): string | undefined => pivot.keys?.[field];
  const named = fields.map((field, n) => `${columnOf(pivot.grid, keyed(field) ?? field, viewer).sql} AS d${n}`);
  const names = fields.flatMap((field, n) =>
    keyed(field) ? [`${columnOf(pivot.grid, field, viewer).sql} AS n${n}`] : [],
  );
  const parts = new Parts();
  const figures = request.medidas.map((name, n) => `(${parts.figure(pivot.aggregates[name]!)})::float8 AS m${n}`);
  const keys = parts.keys.map((sql, n) => `(${sql}) AS k${n}`);
  const sums = [
    ...parts.sums.map((sql, n) => `sum(${sql}) AS s${n}`),
    ...parts.onces.map((sql, n) => `max(${sql}) AS o${n}`),
  ];
  const grouped = fields.length + names.length + parts.keys.length;
  const rows = request.filas.map((_, n) => `d${n}`);
  const columns = request.columnas.map((_, n) => `d${request.filas.length + n}`);
  const sets = [[], ...rows.map((_, n) => rows.slice(0, n + 1))].flatMap((prefix) =>
    (columns.length > 0 ? [[], columns] : [[]]).map((across) => `(${[...prefix, ...across].join(', ')})`),
  );
  const all = [...rows, ...columns];
  const values = fields.map((field, n) =>
    keyed(field) ? `min(n${n}) || coalesce(chr(31) || nullif(d${n}, ''), '') AS d${n}` : `d${n}::text AS d${n}`,
  );
  return `WITH hojas AS (SELECT ${[...named, ...names, ...keys, ...sums].join(', ') || '1 AS uno'} FROM ${selected.from}
      WHERE ${selected.where}${grouped > 0 ? ` GROUP BY ${Array.from({ length: grouped }, (_, n) => n + 1).join(', ')}` : ''})
    SELECT ${all.length > 0 ? `GROUPING(${all.join(', ')})` : '0'} AS g, ${[...values, ...figures].join(', ')}
    FROM hojas GROUP BY GROUPING SETS (${sets.join(', ')})
    ORDER BY ${['g', ...all.map((name) => `hojas.${name}`)].join(', ')} LIMIT ${MAX_GROUPS + 1}`;
}

/** A row of the result: which fields it sums over, its values, its figures. */
type Found = readonly [g: number, ...found: (string | number | null)[]];

/**
 * Rows of the result as groups; `g` has a bit for each field that the group sums over, the first field the highest. A table
 * has thousands of groups and a dozen kinds of them: what a kind keeps is worked out once.
 */
function groupsOf(rows: readonly Found[], { filas, columnas, medidas }: PivotRequest): PivotGroup[] {
  const fields = filas.length + columnas.length;
  const kinds = new Map<number, { readonly f: readonly number[]; readonly c: readonly number[] }>();
  const kindOf = (g: number) => {
    const kept = Array.from({ length: fields }, (_, n) => n).filter((n) => ((g >> (fields - 1 - n)) & 1) === 0);
    const places = (own: (n: number) => boolean) => kept.filter(own).map((n) => n + 1);
    return { f: places((n) => n < filas.length), c: places((n) => n >= filas.length) };
  };
  const figures = medidas.map((_, n) => fields + 1 + n);
  return rows.map((row) => {
    let kind = kinds.get(row[0]);
    if (!kind) kinds.set(row[0], (kind = kindOf(row[0])));
    return {
      f: kind.f.map((place) => row[place] as string | null),
      c: kind.c.map((place) => row[place] as string | null),
      v: figures.map((place) => row[place] as number | null),
    };
  });
}

const tooMany = (): Rejection =>
  reject(
    'DEMASIADAS_CELDAS',
    'El informe es demasiado grande',
    `Tendría más de ${figureText(MAX_GROUPS)} celdas. Quita un campo, agrega un filtro o acorta las fechas.`,
  );

/**
 * Groups and subtotals over the rows that a grid with these filters shows to this person; PostgreSQL sums up, and no row
 * leaves it. Refuses costs to whoever lacks `margenes`, and more groups than people read.
 */
export async function runPivot(
  db: pg.Pool,
  pivot: Pivot,
  request: PivotRequest,
  viewer: GridViewer,
): Promise<readonly PivotGroup[] | Rejection> {
  const costs = request.medidas.filter((name) => pivot.measures[name]!.cost);
  if (costs.length > 0 && viewer.user?.permisos.margenes !== true)
    return reject(
      'SIN_PERMISO',
      'El informe muestra costos',
      'Tu perfil no ve costos ni márgenes. Quita esas medidas.',
    );
  try {
    const then = gridAt(db, pivot.grid, request.asOf);
    const selected = selectionOf(pivot.grid, request, viewer, instantOf(then));
    const text = statement(pivot, request, viewer, selected);
    const { rows } = await then.query<[...Found]>({ text, values: [...selected.values], rowMode: 'array' });
    return rows.length > MAX_GROUPS ? tooMany() : groupsOf(rows, request);
  } catch (error) {
    if (error instanceof BadGridRequest) return error.toRejection();
    throw error;
  }
}
