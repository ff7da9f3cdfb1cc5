import type { Field, FieldKind } from '@power/domain/kernel/field';
import { costFieldsOf, type FieldOf, type RowDefinition } from '@power/domain/kernel/row';
import { walksThen } from './past-indexes.ts';
import { defineGrid, type FoundTogether, type Grid, type GridColumn, type GridColumnType } from '../grid/define.ts';

const TYPE: Readonly<Record<FieldKind, GridColumnType>> = {
  text: 'text',
  code: 'code',
  state: 'code',
  rut: 'rut',
  number: 'number',
  count: 'number',
  quantity: 'number',
  pesos: 'number',
  dollars: 'number',
  euros: 'number',
  percentage: 'number',
  rate: 'number',
  day: 'day',
  instant: 'date',
  flag: 'bool',
  list: 'list',
  numbers: 'json',
  json: 'json',
};

interface Options<R extends RowDefinition> {
  readonly defaultSort: readonly { readonly colId: FieldOf<R>; readonly sort: 'asc' | 'desc' }[];
  /** SQL of computed fields over the table's columns. Never holds outside input. */
  readonly computed?: Readonly<Partial<Record<FieldOf<R>, string>>>;
  /** Those of them that a page asks for by one question. */
  readonly together?: FoundTogether<FieldOf<R>>;
  /** Column of the table, not among those shown, that the quick filter looks through instead of the searched fields. */
  readonly searched?: string;
  /** Fields whose text that column holds as it is. */
  readonly held?: readonly FieldOf<R>[];
  /** Text fields sorted as they are written, where nobody reads them in order and no index could. */
  readonly asWritten?: readonly FieldOf<R>[];
  /** Fields of a long list that no index orders. */
  readonly unordered?: readonly FieldOf<R>[];
  /** Fixed condition. Never holds outside input. */
  readonly where?: string;
  /** Primary key, where it is not `_key`. */
  readonly idColumn?: string;
}

/** A declared row as a grid; what it shows, searches and hides comes from its fields. */
export interface RowGrid<R extends RowDefinition = RowDefinition> extends Grid {
  readonly row: R;
  readonly costFields: readonly string[];
}

const waiting = ({ field, states }: NonNullable<Field['settled']>): string =>
  `"${field}" NOT IN (${states.map((state) => `'${state.replaceAll("'", "''")}'`).join(', ')})`;

/** Declares the grid of a row. Throws when a computed field has no expression. */
export function gridOf<R extends RowDefinition>(row: R, options: Options<R>): RowGrid<R> {
  const columns: Record<string, GridColumn> = {};
  const search: string[] = [];
  for (const [name, field] of Object.entries(row.fields)) {
    const sql = options.computed?.[name as FieldOf<R>];
    if (field.computed && sql === undefined) throw new Error(`grid ${row.table}: nothing says how to find ${name}`);
    columns[name] = {
      type: TYPE[field.kind],
      ...(sql !== undefined && { sql }),
      ...(field.settled && { waits: waiting(field.settled) }),
    };
    if (field.search) search.push(name);
  }
  if (options.searched !== undefined) columns[options.searched] = { type: 'text', shown: false };
  const product = ['product_list', 'web_product_list'].includes(row.table) ? '_id' : 'producto_id';
  const grid = defineGrid({
    table: row.table,
    columns,
    quickFilter: options.searched === undefined ? search : [options.searched],
    defaultSort: options.defaultSort,
    history: row.history,
    walked: row.walked.filter((name) => name in columns && walksThen(row.fields[name]!)) as FieldOf<R>[],
    long: row.long,
    ...(product in row.fields && !row.fields[product]!.computed && { product }),
    held: options.held ?? [],
    asWritten: options.asWritten ?? [],
    unordered: options.unordered ?? [],
    ...(options.together && { together: options.together }),
    ...(options.where !== undefined && { where: options.where }),
    ...(options.idColumn !== undefined && { idColumn: options.idColumn }),
  });
  return { ...grid, row, costFields: costFieldsOf(row) };
}
