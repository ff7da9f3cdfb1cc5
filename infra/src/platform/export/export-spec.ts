import type { Writable } from 'node:stream';
import type { GridRequest } from '@power/domain/kernel/grid';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import type { RowDefinition } from '@power/domain/kernel/row';
import type pg from 'pg';
import type { Grid, GridViewer } from '../grid/define.ts';
import { streamGrid } from '../grid/stream.ts';
import type { ExportColumn } from './columns.ts';
import { describeFilters } from './describe-filters.ts';
import { exportGrid } from './export-grid.ts';

export type ExportRequest = Partial<Pick<GridRequest, 'filterModel' | 'sortModel' | 'quickFilter' | 'asOf'>>;

/** One declaration beside a grid: what its Excel file is called and holds. */
export interface ExportOptions<Req> {
  readonly titulo: string;
  /** The grid, or which of several by the request. */
  readonly grid: Grid | ((request: Req) => Grid);
  /** The same, of the file's columns. */
  readonly columns: readonly ExportColumn[] | ((request: Req) => readonly ExportColumn[]);
  /** What the rows were made by, above them with the filters. */
  readonly terminos?: (request: Req) => string | undefined;
  /** Narrowest and widest column of this report. */
  readonly anchos?: { readonly min: number; readonly max: number };
}

export interface ExportSpec extends ExportOptions<never> {
  readonly query: QueryDefinition;
}

/** A spec is kept for any request; its query has parsed this one. */
const parsed = (request: ExportRequest): never => request as never;
export const gridOf = (spec: ExportSpec, request: ExportRequest): Grid =>
  typeof spec.grid === 'function' ? spec.grid(parsed(request)) : spec.grid;
const columnsOf = ({ columns }: ExportSpec, request: ExportRequest): readonly ExportColumn[] =>
  typeof columns === 'function' ? columns(parsed(request)) : columns;
export const viewerOf = ({ query }: ExportSpec, user: Principal | undefined): GridViewer => ({
  user,
  scope: query.scope,
  costFields: query.costFields,
});
export const selectorOf = (request: ExportRequest) => ({ filterModel: {}, sortModel: [], ...request });

interface Run {
  readonly db: pg.Pool;
  readonly user: Principal | undefined;
  readonly now: string;
  readonly out: Writable;
  readonly onRows?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/** Writes the file: the rows that this person may see, cost columns only with `margenes`. Answers the number of rows. */
export function writeExport(
  spec: ExportSpec,
  request: ExportRequest,
  { db, user, now, out, onRows, signal }: Run,
): Promise<number> {
  const selector = selectorOf(request);
  const columns = columnsOf(spec, request).filter(
    (c) => user?.permisos.margenes === true || !spec.query.costFields?.includes(c.field),
  );
  return exportGrid(
    {
      titulo: spec.titulo,
      ...(spec.anchos && { anchos: spec.anchos }),
      columns,
      rows: streamGrid(db, gridOf(spec, request), selector, viewerOf(spec, user), fieldsOf(columns)),
      filtros: [
        ...(spec.terminos ? [spec.terminos(parsed(request))] : []),
        describeFilters(selector, [...columns, ...fieldsNamed(gridOf(spec, request))]),
      ]
        .filter(Boolean)
        .join('. '),
      asOf: request.asOf ?? now,
      generadoPor: user?.nombre ?? 'Sistema',
      onRows,
      signal,
    },
    out,
  );
}

/** What a filter is called whose field is no column of the file. */
const fieldsNamed = (grid: Grid & { readonly row?: RowDefinition }): readonly ExportColumn[] =>
  Object.entries(grid.row?.fields ?? {}).map(([field, { label }]) => ({ field, titulo: label }));

/** Fields that a file shows; undefined when some column is derived from it knows what. */
const fieldsOf = (columns: readonly ExportColumn[]): ReadonlySet<string> | undefined =>
  columns.some(({ valor }) => valor) ? undefined : new Set(columns.map(({ field }) => field));
