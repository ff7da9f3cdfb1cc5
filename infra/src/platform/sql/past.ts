import type { History, RowDefinition } from '@power/domain/kernel/row';
import { tables } from '@power/domain/tables';
import type pg from 'pg';

/** Pasts of the read models, by table. */
export type Histories = Readonly<Record<string, History>>;

/** A read model was asked for its past and keeps none: its query has to say so (`asOf: {none}`). */
export class NoPast extends Error {
  constructor(readonly table: string) {
    super(`${table} keeps no past`);
  }
}

const declared: Histories = Object.fromEntries(Object.entries(tables).map(([table, { history }]) => [table, history]));
const instants = new WeakMap<object, string>();
/** Of connections that show the past: those of the present that they go over. */
const present = new WeakMap<object, pg.Pool>();

/** Instant (ISO UTC) that these connections show; undefined = now. */
export const instantOf = (db: object): string | undefined => instants.get(db);

/** Columns of the table as it serves the present, so that whoever takes all of them gets the same; `*` of one that no row declares. */
function columnsOf(table: string): string {
  const row = (tables as Readonly<Record<string, RowDefinition>>)[table];
  if (!row) return '*';
  const stored = Object.entries(row.fields).flatMap(([name, { computed }]) => (computed ? [] : [`"${name}"`]));
  return ['_key', ...stored, ...(row.history === 'every' ? ['_desde'] : [])].join(', ');
}

/** The rows of a read model at an instant. */
function rowsThen(table: string, history: History, at: string): string {
  if (history === 'none') throw new NoPast(table);
  const own = `SELECT ctid, ${columnsOf(table)} FROM read.`;
  return history === 'every'
    ? `${own}"${table}_history" WHERE _desde <= ${at} AND _hasta > ${at}`
    : `${own}"${table}" WHERE "${history.since}" <= ${at}`;
}

/** Statements that read nothing. */
const CONTROL = /^\s*(BEGIN|COMMIT|ROLLBACK|SET|FETCH|CLOSE)\b/i;
const CURSOR = /^\s*DECLARE\b.*?\bFOR\b/is;
const WITH = /^\s*WITH\s/i;
/** The platform's own tables, and read models named past their rows of then; a scope alone looks at the rows of today. */
const FOREIGN = /\bops\.(?!plain\b|<->)|\bread\.(?!"\w+" AS hoy\b)/;

/** Keys of the rows of today that a condition over `hoy` holds for: what somebody may see is decided by today's rows. */
export const todaysKeys = (table: string, condition: string): string =>
  `SELECT hoy._key FROM read."${table}" AS hoy WHERE ${condition}`;

/**
 * A statement about the present as one about an instant: each read model that it names stands for its rows of then, and
 * `now()` for the instant. Names are what counts, so that no handler, join or computed column can forget it; the platform's
 * own tables (`ops`) have no past and are refused.
 */
export function statementThen(text: string, at: string, histories: Histories = declared): string {
  if (CONTROL.test(text)) return text;
  if (FOREIGN.test(text)) throw new Error(`not a statement about read models: ${text}`);
  const instant = `'${at}'::timestamptz`;
  const named = Object.keys(histories).filter((table) => new RegExp(`\\b${table}\\b`).test(text));
  const views = named.map((table) => `"${table}" AS NOT MATERIALIZED (${rowsThen(table, histories[table]!, instant)})`);
  const then = text.replace(/\bnow\(\)/gi, instant);
  if (views.length === 0) return then;
  const before = CURSOR.exec(then)?.[0] ?? '';
  const select = then.slice(before.length);
  return WITH.test(select)
    ? `${before} ${select.replace(WITH, `WITH ${views.join(', ')}, `)}`
    : `${before} WITH ${views.join(', ')} ${select}`;
}

/** The connections of the present that these go over. */
export const presentOf = (db: pg.Pool): pg.Pool => present.get(db) ?? db;

/** A SELECT about the present as one about an instant (ISO), to stand in parentheses inside a statement of the present; `more` as of {@link dbAt}. */
export const selectThen = (text: string, at: string, more: Histories = {}): string =>
  statementThen(text, new Date(at).toISOString(), { ...declared, ...more });

type Question = string | (pg.QueryConfig & { readonly name?: string });

/**
 * The same connections, showing the read models as they were at an instant (ISO UTC): whatever is read through them is of
 * then. `more`: pasts of tables that are no declared rows. Asked again for the same instant it is handed back as it is.
 */
export function dbAt(db: pg.Pool, at: string | undefined, more: Histories = {}): pg.Pool {
  if (at === undefined || instants.get(db) === at) return db;
  const instant = new Date(at).toISOString();
  const histories = { ...declared, ...more };
  const translated = (question: Question): Question => {
    if (typeof question === 'string') return statementThen(question, instant, histories);
    // Prepared plans are kept by name, and this text is another for each instant.
    const { name: _, ...rest } = question;
    return { ...rest, text: statementThen(question.text, instant, histories) };
  };
  const over = <T extends pg.Pool | pg.PoolClient>(connection: T): T =>
    new Proxy(connection, {
      get(target, property) {
        const value = Reflect.get(target, property) as unknown;
        if (property === 'query')
          return (question: Question, ...rest: unknown[]) =>
            (target.query as (...all: unknown[]) => unknown)(translated(question), ...rest);
        if (property === 'connect') return async () => over(await (target as pg.Pool).connect());
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
      },
    });
  const past = over(presentOf(db));
  present.set(past, presentOf(db));
  instants.set(past, at);
  return past;
}
