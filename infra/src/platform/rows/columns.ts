import type { Field, FieldKind } from '@power/domain/kernel/field';
import type { RowDefinition, RowOf } from '@power/domain/kernel/row';
import { searchIndex } from '../grid/searched-text.ts';
import { pastIndexes } from './past-indexes.ts';
import { checkComplete } from '../projection/complete.ts';
import type { ColumnType, FeedScope, Projection } from '../projection/define.ts';

/** Column of the read model's table by kind of field; amounts are `bigint` while whole, `numeric` with decimals. */
const COLUMN: Readonly<Record<FieldKind, ColumnType>> = {
  text: 'text',
  code: 'text',
  rut: 'text',
  state: 'text',
  number: 'integer',
  count: 'integer',
  quantity: 'numeric',
  pesos: 'bigint',
  dollars: 'numeric',
  euros: 'numeric',
  percentage: 'numeric',
  rate: 'numeric',
  day: 'day',
  instant: 'instant',
  flag: 'boolean',
  list: 'json',
  numbers: 'json',
  json: 'json',
};

const stored = (row: RowDefinition): [string, Field][] =>
  Object.entries(row.fields).filter(([, { computed }]) => !computed);

/** Columns of the table of a declared row. */
export const columnsOf = <R extends RowDefinition>(row: R): Readonly<Record<keyof RowOf<R> & string, ColumnType>> =>
  Object.fromEntries(stored(row).map(([name, { kind, wide }]) => [name, wide ? 'bigint' : COLUMN[kind]])) as never;

/** Values by which the live hub decides who hears of a row: those of its declared scope. Undefined: whoever may ask. */
export function feedScopeOf(
  row: RowDefinition,
): ((values: Readonly<Record<string, unknown>>) => FeedScope) | undefined {
  const { scope } = row;
  if (scope === 'everyone') return undefined;
  const columns = Object.entries(scope) as [keyof FeedScope, string][];
  return (values) =>
    Object.fromEntries(
      columns.flatMap(([of, column]) =>
        [null, undefined].includes(values[column] as null) ? [] : [[of, values[column]]],
      ),
    ) as FeedScope;
}

type Rest<V extends object> = Pick<
  Projection<V & Record<string, unknown>>,
  'version' | 'indexes' | 'past' | 'roomy' | 'rules' | 'ignores' | 'announcements' | 'appends'
>;

/** What a projection takes over from the declaration of its row; the file adds version, indexes and rules. */
export function rowProjection<R extends RowDefinition>(
  row: R,
  rest: Rest<RowOf<R>>,
): Projection<RowOf<R> & Record<string, unknown>> {
  checkComplete({ name: row.projection, ...rest });
  const scope = feedScopeOf(row);
  return {
    kind: 'projection',
    name: row.projection,
    table: row.table,
    columns: columnsOf(row),
    temporal: row.history === 'every',
    ...(row.topic && { topic: row.topic }),
    ...(scope && { scope }),
    ...rest,
    indexes: [...(rest.indexes ?? []), ...(row.long ? [searchIndex(row)] : [])],
    past: [...(rest.past ?? []), ...pastIndexes(row)],
  } as Projection<RowOf<R> & Record<string, unknown>>;
}
