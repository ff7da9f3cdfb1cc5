import type { RowDefinition } from '@power/domain/kernel/row';
import type { Principal } from '@power/domain/kernel/principal';
import { type TableName, tables } from '@power/domain/tables';
import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import { type Database, readModels } from './database.ts';
import { dbAt, instantOf } from './past.ts';
import { scopeSql } from './scope-sql.ts';

/** Stands for a value while a condition is written; no name holds it. */
const VALUE = '\0';

type Rows<T extends TableName> = SelectQueryBuilder<Database, T, Record<never, never>>;

export interface ReadOptions {
  /** ISO instant: the rows as they were then, for a query that compares moments. */
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

/**
 * Condition that keeps the rows of `table` in the person's scope; `true` where there is nothing to keep out. In the `past`
 * it is that of the rows as they are today: permissions do not go back.
 */
export function inScope(table: TableName, user: Principal | undefined, past = false): Expression<SqlBool> {
  const { scope, fields } = tables[table] as RowDefinition;
  const values: unknown[] = [];
  const kept = scopeSql(scope, user, {
    table,
    column: (name) => `"${table}"."${name}"`,
    isList: (name) => fields[name]?.kind === 'list',
    add: (value) => {
      values.push(value);
      return VALUE;
    },
    past,
  });
  // Text and values as of a template of Kysely's, which numbers the values itself.
  return sql<boolean>((kept ?? 'true').split(VALUE) as unknown as TemplateStringsArray, ...values);
}

/** A reader in the name of this person; without one, scoped rows are none. Over connections of `dbAt` it reads the past. */
export function readerFor(pool: pg.Pool, user: Principal | undefined): Reader {
  const db = readModels(pool);
  const past = instantOf(pool) !== undefined;
  return {
    unscoped: db,
    from: <T extends TableName>(table: T, { asOf }: ReadOptions = {}) =>
      asOf === undefined
        ? (db.selectFrom(table as TableName) as Rows<T>).where(() => inScope(table, user, past))
        : readerFor(dbAt(pool, asOf), user).from(table),
  };
}
