import { everyone } from '@power/domain/kernel/query';
import type { RowDefinition } from '@power/domain/kernel/row';
import type { Principal } from '@power/domain/kernel/principal';
import { type TableName, tables } from '@power/domain/tables';
import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import { restrictionsOf } from '../grid/scope.ts';
import { type Database, readModels } from './database.ts';

type Rows<T extends TableName> = SelectQueryBuilder<Database, T, Record<never, never>>;

export interface ReadOptions {
  /** ISO instant: the rows as they were then. */
  readonly asOf?: string;
}

/** What a query handler reads with: rows come with the scope that their read model declares, applied. */
export interface Reader {
  /** The rows of this read model that the person may see (requirements §0.1.4). */
  readonly from: <T extends TableName>(table: T, options?: ReadOptions) => Rows<T>;
  /**
   * Every row, whoever asks: for joins onto rows that are scoped already, and for figures about nobody. Each use says why
   * in a comment, and a check lists them.
   */
  readonly unscoped: Kysely<Database>;
}

/** Condition that keeps the rows of `table` in the person's scope; `true` where there is nothing to keep out. */
export function inScope(table: TableName, user: Principal | undefined): Expression<SqlBool> {
  const { scope, fields } = tables[table] as RowDefinition;
  if (scope === everyone) return sql<boolean>`true`;
  const restrictions = restrictionsOf(scope, user);
  if (restrictions === 'none') return sql<boolean>`false`;
  const parts = restrictions.map(({ column, values }) => {
    const ref = sql.ref(`${table}.${column}`);
    return fields[column]?.kind === 'list'
      ? sql<boolean>`${ref} ?| ${values as string[]}::text[]`
      : sql<boolean>`${ref} = any(${values as string[]}::text[])`;
  });
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Rows as they were: those of the history whose validity holds the instant, under the table's own name. */
const asThen = (db: Kysely<Database>, table: TableName, asOf: string) =>
  db.selectFrom(
    sql`(select * from ${sql.table(`${table}_history`)} where _desde <= ${asOf}::timestamptz and _hasta > ${asOf}::timestamptz)`.as(
      table,
    ) as never,
  );

/** A reader in the name of this person; without one, scoped rows are none. */
export function readerFor(pool: pg.Pool, user: Principal | undefined): Reader {
  const db = readModels(pool);
  return {
    unscoped: db,
    from: <T extends TableName>(table: T, { asOf }: ReadOptions = {}) =>
      ((asOf === undefined ? db.selectFrom(table as TableName) : asThen(db, table, asOf)) as unknown as Rows<T>).where(
        () => inScope(table, user) as never,
      ),
  };
}
