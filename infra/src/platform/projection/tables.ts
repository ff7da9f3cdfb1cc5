import type { Projection } from './define.ts';
import { SQL_TYPE } from './columns.ts';

/** Physical tables of one generation of a projection, unqualified; they live in schema `read`. */
export interface Tables {
  readonly table: string;
  readonly history: string | undefined;
}

const HISTORY = '_history';

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const inRead = (name: string): string => `read.${quote(name)}`;

/** Tables that serve queries. */
export const servingTables = (projection: Projection): Tables => ({
  table: projection.table,
  history: projection.temporal ? `${projection.table}${HISTORY}` : undefined,
});

/** Tables of a generation that is being built beside the serving one. */
export function buildTables(projection: Projection, generation: number): Tables {
  const table = `${projection.table}__g${generation}`;
  return { table, history: projection.temporal ? `${table}${HISTORY}` : undefined };
}

export const columnNames = (projection: Projection): string[] => Object.keys(projection.columns);

const pk = (table: string): string => `${table}_pkey`;
const nth = (table: string, n: number): string => `${table}_i${n}`;
const open = (history: string): string => `${history}_open`;
const span = (history: string): string => `${history}_span`;
const nthPast = (history: string, n: number): string => `${history}_p${n}`;

function indexSql(index: NonNullable<Projection['indexes']>[number]): string {
  if ('trigram' in index) return `USING gin (ops.plain(${quote(index.trigram)}) ops.gin_trgm_ops)`;
  if ('sql' in index) return index.sql;
  return `(${[...index, '_key'].map(quote).join(', ')})`;
}

export interface TableColumn {
  readonly name: string;
  /** As SQL writes it. */
  readonly type: string;
  /** Of the runtime, not of the declaration: never null. */
  readonly own: boolean;
}

/** Columns of a generation's table and of its history. */
export function columnsOfTables(
  projection: Projection,
  { history }: Tables,
): Record<'table' | 'history', TableColumn[]> {
  const own = (name: string, type: string): TableColumn => ({ name, type, own: true });
  const declared = Object.entries(projection.columns).map(([name, type]) => ({
    name,
    type: SQL_TYPE[type],
    own: false,
  }));
  const common = [own('_key', 'text'), ...declared, ...(history ? [own('_desde', 'timestamptz')] : [])];
  return { table: common, history: [...common, own('_hasta', 'timestamptz'), own('_position', 'bigint')] };
}

/** DDL of a generation: table and, for temporal ones, the history, with what writing needs. Statements separated by semicolons. */
export const createTablesSql = (projection: Projection, tables: Tables): string =>
  `${createBareTablesSql(projection, tables)};\n${createKeysSql(tables)}`;

/** How full a roomy table's pages are made, percent: nearly all rows of a page may change before it is cleared of what they were. */
const ROOMY = 55;

/** The tables alone: whoever fills them at once gives them their keys afterwards. */
export function createBareTablesSql(projection: Projection, tables: Tables): string {
  const { table, history } = tables;
  const columns = columnsOfTables(projection, tables);
  const create = (name: string, of: readonly TableColumn[]): string =>
    `CREATE TABLE ${inRead(name)} (${of
      .map((column) => `${quote(column.name)} ${column.type}${column.own ? ' NOT NULL' : ''}`)
      .join(', ')})`;
  const room = projection.roomy ? ` WITH (fillfactor = ${ROOMY})` : '';
  return [create(table, columns.table) + room, ...(history ? [create(history, columns.history)] : [])].join(';\n');
}

/** What writing rows needs. */
export function createKeysSql({ table, history }: Tables): string {
  const key = (name: string, columns: string): string =>
    `ALTER TABLE ${inRead(name)} ADD CONSTRAINT ${quote(pk(name))} PRIMARY KEY (${columns})`;
  const statements = [key(table, '_key')];
  if (history)
    statements.push(
      key(history, '_key, _position'),
      `CREATE UNIQUE INDEX ${quote(open(history))} ON ${inRead(history)} (_key) WHERE _hasta = 'infinity'`,
    );
  return statements.join(';\n');
}

/** An index that queries need, as a declaration asks for it. */
export interface TableIndex {
  readonly name: string;
  readonly table: string;
  /** What follows `ON table`. */
  readonly sql: string;
  /** Words are looked for by it: what it holds of each row is many times what another holds, and takes as long to make. */
  readonly words: boolean;
}

const USING_WORDS = /^USING gin\b/;

/** The indexes that queries need; a build creates them after it is filled, which is several times faster. */
export function indexesOf(projection: Projection, { table, history }: Tables): TableIndex[] {
  const of = (name: string, on: string, sql: string): TableIndex => ({
    name,
    table: on,
    sql,
    words: USING_WORDS.test(sql),
  });
  const indexes = (projection.indexes ?? []).map((index, n) => of(nth(table, n), table, indexSql(index)));
  if (history)
    indexes.push(
      of(span(history), history, '(_desde, _hasta)'),
      ...(projection.past ?? []).map((index, n) =>
        of(nthPast(history, n), history, 'sql' in index ? index.sql : `(${index.map(quote).join(', ')})`),
      ),
    );
  return indexes;
}

/** DDL of indexes; those that are there stay. */
export const createIndexesSql = (indexes: readonly TableIndex[], how = ''): string =>
  indexes
    .map(({ name, table, sql }) => `CREATE INDEX ${how}IF NOT EXISTS ${quote(name)} ON ${inRead(table)} ${sql}`)
    .join(';\n');

/** Drops a generation's tables, whatever of them exists. */
export const dropTablesSql = (names: readonly string[]): string =>
  names.map((name) => `DROP TABLE IF EXISTS ${inRead(name)}`).join('; ');

export const allTables = ({ table, history }: Tables): string[] => [table, ...(history ? [history] : [])];

/** Gives a built generation the serving names, indexes and constraints included. */
export function renameSql(projection: Projection, from: Tables, to: Tables): string {
  const index = (a: string, b: string): string => `ALTER INDEX read.${quote(a)} RENAME TO ${quote(b)}`;
  const statements = [
    `ALTER TABLE ${inRead(from.table)} RENAME TO ${quote(to.table)}`,
    index(pk(from.table), pk(to.table)),
    ...(projection.indexes ?? []).map((_, n) => index(nth(from.table, n), nth(to.table, n))),
  ];
  if (from.history && to.history) {
    statements.push(
      `ALTER TABLE ${inRead(from.history)} RENAME TO ${quote(to.history)}`,
      index(pk(from.history), pk(to.history)),
      index(open(from.history), open(to.history)),
      index(span(from.history), span(to.history)),
      ...(projection.past ?? []).map((_, n) => index(nthPast(from.history!, n), nthPast(to.history!, n))),
    );
  }
  return statements.join(';\n');
}

/** Names that PostgreSQL would cut (63 bytes) or that clash are refused when the runtime starts. */
export function checkTableName(projection: Projection): void {
  const longest = open(`${projection.table}__g999999${HISTORY}`);
  if (!/^[a-z][a-z0-9_]*$/.test(projection.table) || longest.length > 63) {
    throw new Error(
      `projection ${projection.name}: table name ${projection.table} must be lower_snake_case of at most ${63 - (longest.length - projection.table.length)} characters`,
    );
  }
}
