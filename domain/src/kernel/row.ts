import { z } from 'zod';
import type { Field } from './field.ts';
import type { everyone, RowScope } from './query.ts';

export type Fields = Readonly<Record<string, Field>>;
type Values<F extends Fields> = { -readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never };

/** Row scope over the fields of a row: a misspelt one does not compile. */
export type ScopeOver<N extends string> = { readonly [K in keyof RowScope]: N };

/** A read model, declared once (CONTRIBUTING). */
export interface RowDefinition<F extends Fields = Fields> {
  /** Projection that fills it: `context/basename`. */
  readonly projection: string;
  /** Table in schema `read`. */
  readonly table: string;
  readonly fields: F;
  readonly schema: z.ZodObject<{ [N in keyof F]: F[N]['schema'] }>;
  /** Who sees which rows (requirements §0.1.4). */
  readonly scope: RowScope | typeof everyone;
  /** Topic of the change feed. */
  readonly topic?: string;
  readonly history: History;
  /**
   * Fields that its lists are read by as of a past moment, a page at a time: its history has an index along each. A list
   * sorted by another field is sorted anew for each page of the past.
   */
  readonly walked: readonly string[];
  /**
   * Fields by which computed columns and conditions of other lists look its rows up: its history has an index along each.
   * Without it a page of the past scans the whole history once for every row that it shows.
   */
  readonly lookups: readonly string[];
  /** Its list gets long: one index serves the quick filter and what is typed into the filters of searched columns. */
  readonly long: boolean;
}

/**
 * What is kept of its past, so that lists and documents answer as of any moment: `every` version of every row; `since`:
 * rows are written once and never changed, so that those whose instant in this field lies before were there; `none`.
 */
export type History<N extends string = string> = 'every' | 'none' | { readonly since: N };

/** A row of whatever fields, for who reads how it was declared: of these a row of certain fields is one, which a schema is not. */
export type AnyRow = Omit<RowDefinition, 'schema'>;

/** The row's values: `type OrderRow = RowOf<typeof orderRow>`. */
export type RowOf<R> = R extends RowDefinition<infer F> ? Values<F> : never;
/** Names of the row's fields. */
export type FieldOf<R> = R extends RowDefinition<infer F> ? keyof F & string : never;
interface Options<F extends Fields> {
  readonly projection: string;
  readonly table: string;
  readonly fields: F;
  readonly scope: ScopeOver<keyof NoInfer<F> & string> | typeof everyone;
  readonly topic?: string;
  /** Default `every`; `none` with the reason in a comment. */
  readonly history?: History<keyof NoInfer<F> & string>;
  readonly long?: boolean;
  /** Only of a row that keeps every version; none by default. */
  readonly walked?: readonly (keyof NoInfer<F> & string)[];
  /** Only of a row that keeps every version; none by default. */
  readonly lookups?: readonly (keyof NoInfer<F> & string)[];
}

const schemaOf = (fields: Fields): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));

/**
 * Declares a read model: table, grid, filters, Excel, screen columns and audit labels come from its fields, and whoever
 * reads it sees the rows of its scope. Throws on names that are not columns.
 */
export function defineRow<const F extends Fields>(options: Options<F>): RowDefinition<F> {
  for (const name of [options.table, ...Object.keys(options.fields)])
    if (!/^[a-z_][a-z0-9_]*$/i.test(name)) throw new Error(`row ${options.projection}: ${name} is not a column name`);
  return {
    ...options,
    scope: options.scope as RowDefinition['scope'],
    schema: schemaOf(options.fields) as RowDefinition<F>['schema'],
    history: (options.history ?? 'every') as History,
    long: options.long ?? false,
    walked: options.walked ?? [],
    lookups: options.lookups ?? [],
  };
}

/** The same read model, with fields that its grids find elsewhere (names of codes, sums of another table). */
export const withComputed = <F extends Fields, const C extends Fields>(
  row: RowDefinition<F>,
  computed: C,
): RowDefinition<F & C> => {
  const fields = { ...row.fields, ...computed };
  return { ...row, fields, schema: schemaOf(fields) as RowDefinition<F & C>['schema'] };
};

/** Its cost fields: what leaves without `margenes`. */
export const costFieldsOf = (row: Pick<RowDefinition, 'fields'>): readonly string[] =>
  Object.entries(row.fields).flatMap(([name, { cost }]) => (cost ? [name] : []));

/** A row as replies hold it: what costs the company may be absent, for it leaves without `margenes`. */
export function shownRow<F extends Fields>(row: RowDefinition<F>): RowDefinition<F>['schema'] {
  const costs = Object.fromEntries(costFieldsOf(row).map((name) => [name, true as const]));
  return (row.schema as z.ZodObject).partial(costs as never) as unknown as RowDefinition<F>['schema'];
}

/** The same read model, of which its grids show these fields alone. */
export const withOnly = <F extends Fields, const N extends keyof F & string>(
  row: RowDefinition<F>,
  names: readonly N[],
): RowDefinition<Pick<F, N>> => {
  const fields = Object.fromEntries(names.map((name) => [name, row.fields[name]])) as Pick<F, N>;
  return { ...row, fields, schema: schemaOf(fields) as RowDefinition<Pick<F, N>>['schema'] };
};
