import type { Principal } from '@power/domain/kernel/principal';
import type { Scope } from '@power/domain/kernel/query';
import type { History } from '@power/domain/kernel/row';

/**
 * How a column filters and sorts. `text`: as people read it (case and accents do not matter, sorted by `ops.plain`);
 * `code`: identifiers and states, filtered like text, sorted by the plain index; `date`: an instant, filtered by
 * Santiago days; `day`: a calendar day; `list`: JSON array of text; `json`: shown only;
 * `rut`: a tax id, found with or without its dots and hyphen.
 */
export type GridColumnType = 'text' | 'code' | 'number' | 'date' | 'day' | 'bool' | 'list' | 'json' | 'rut';

export interface GridColumn {
  readonly type: GridColumnType;
  /** SQL expression over the table's columns; default: the column of the same name. Never holds outside input. */
  readonly sql?: string;
  /** False: searched in, and in no row of a reply. */
  readonly shown?: boolean;
  /** Of a `date` since when something waits: SQL of the rows that still do. Never holds outside input. */
  readonly waits?: string;
}

/**
 * Computed fields that one question answers: an array of numbers in the order of `fields`. A page asks it once for
 * each row instead of once for each field; filters and order use the fields' own expressions.
 */
export interface FoundTogether<F extends string = string> {
  readonly fields: readonly F[];
  /** Never holds outside input. */
  readonly sql: string;
}

export interface SortItem {
  readonly colId: string;
  readonly sort: 'asc' | 'desc';
}

export interface GridOptions<F extends string = string> {
  /** Read model table, e.g. `order_list`. */
  readonly table: string;
  readonly columns: Readonly<Record<F, GridColumn>>;
  readonly together?: FoundTogether<NoInfer<F>>;
  /** Columns that each word of the quick filter is looked for in. */
  readonly quickFilter?: readonly NoInfer<F>[];
  readonly defaultSort?: readonly { readonly colId: NoInfer<F>; readonly sort: 'asc' | 'desc' }[];
  /** Unique text column that breaks ties. */
  readonly idColumn?: string;
  /** Fixed condition, e.g. `estatus <> 'Anulado'`. Never holds outside input. */
  readonly where?: string;
  /** One index serves all searched columns (see searched-text.ts). */
  readonly long?: boolean;
  /** Columns whose text the searched one holds as it is: a filter of theirs is found by its index. */
  readonly held?: readonly NoInfer<F>[];
  /** Text that is sorted as it is written: what people read costs a microsecond a row, where no index holds the order. */
  readonly asWritten?: readonly NoInfer<F>[];
  /** Columns of a long list that no index orders: ids alone are sorted (see page.ts). */
  readonly unordered?: readonly NoInfer<F>[];
  /** Whole numbers, none below zero, that its history has an index along (see `walk` of order.ts). */
  readonly walked?: readonly NoInfer<F>[];
  /** What the table keeps of its past; default `none`: `asOf` is refused. */
  readonly history?: History;
  /** Column of the product's `_id` that a row is about: its bar codes find the row. */
  readonly product?: NoInfer<F>;
}

export interface GridTarget {
  readonly type: GridColumnType;
  readonly sql: string;
  readonly shown?: boolean;
  readonly waits?: string;
}

export interface Grid {
  readonly table: string;
  readonly columns: ReadonlyMap<string, GridTarget>;
  readonly together?: FoundTogether;
  readonly quickFilter: readonly string[];
  readonly defaultSort: readonly SortItem[];
  readonly idColumn: string;
  readonly where?: string;
  readonly history: History;
  readonly walked: readonly string[];
  readonly long: boolean;
  readonly held: readonly string[];
  readonly asWritten: readonly string[];
  readonly unordered: readonly string[];
  readonly product?: string;
}

/** On whose behalf a grid is read. Without `user` a scoped grid shows nothing. */
export interface GridViewer {
  readonly user?: Principal;
  readonly scope?: Scope;
  /** Fields left out, and refused in filters and sorting, without the flag `margenes`. */
  readonly costFields?: readonly string[];
}

const name = /^[a-z_][a-z0-9_]*$/i;

/** Declares a grid over a read model: from it come SQL, filters, sorting and exports (ARCHITECTURE, *A call, once*, requirements §0.1.1). Throws on names that are not columns. */
export function defineGrid<F extends string>(options: GridOptions<F>): Grid {
  const columns = new Map<string, GridTarget>();
  for (const [field, column] of Object.entries<GridColumn>(options.columns)) {
    if (!name.test(field)) throw new Error(`grid ${options.table}: ${field} is not a column name`);
    columns.set(field, {
      type: column.type,
      sql: column.sql ? `(${column.sql})` : `"${field}"`,
      shown: column.shown,
      ...(column.waits !== undefined && { waits: column.waits }),
    });
  }
  if (!name.test(options.table)) throw new Error(`not a table name: ${options.table}`);
  for (const field of [
    ...(options.quickFilter ?? []),
    ...(options.defaultSort ?? []).map((s) => s.colId),
    ...(options.together?.fields ?? []),
    ...(options.held ?? []),
    ...(options.asWritten ?? []),
    ...(options.unordered ?? []),
    ...(options.product === undefined ? [] : [options.product]),
  ]) {
    if (!columns.has(field)) throw new Error(`grid ${options.table}: ${field} is not among its columns`);
  }
  return {
    table: options.table,
    columns,
    ...(options.together && { together: options.together }),
    quickFilter: options.quickFilter ?? [],
    defaultSort: options.defaultSort ?? [],
    idColumn: options.idColumn ?? '_key',
    where: options.where,
    history: options.history ?? 'none',
    walked: options.walked ?? [],
    long: options.long ?? false,
    held: options.held ?? [],
    asWritten: options.asWritten ?? [],
    unordered: options.unordered ?? [],
    ...(options.product !== undefined && { product: options.product }),
  };
}
