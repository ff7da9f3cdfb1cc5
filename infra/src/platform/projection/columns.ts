import { canonicalJson } from './canonical-json.ts';
import type { ColumnType, Projection, Row } from './define.ts';

export const SQL_TYPE: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  numeric: 'numeric',
  boolean: 'boolean',
  instant: 'timestamptz',
  day: 'date',
  json: 'jsonb',
};

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function number(value: unknown): number {
  const result = Number(value);
  if (!Number.isFinite(result)) throw new RangeError(`not a number: ${String(value)}`);
  return result === 0 ? 0 : result;
}

function integer(value: unknown): number {
  const result = number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`not a safe integer: ${String(value)}`);
  return result;
}

/** ISO 8601 in UTC with milliseconds. */
export function instant(value: unknown): string {
  if (typeof value === 'string' && ISO.test(value)) return value;
  return (value instanceof Date ? value : new Date(String(value))).toISOString();
}

function day(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value))
    throw new RangeError(`not a day: ${String(value)}`);
  return value;
}

function boolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError(`not a boolean: ${String(value)}`);
  return value;
}

const CANONICAL: Readonly<Record<ColumnType, (value: unknown) => unknown>> = {
  text: String,
  integer,
  bigint: integer,
  numeric: number,
  boolean,
  instant,
  day,
  json: canonicalJson,
};

/** Away from production a fold that changes what it was given fails at once: rows are shared with the cache. */
const guarded = process.env.NODE_ENV !== 'production';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) freeze(item);
    Object.freeze(value);
  }
  return value;
}

/**
 * Brings a row, from a fold or from the table, into the one form that folds see. Throws on a value its column cannot hold.
 * `before` is the canonical row that the fold was given: what it took over from there is canonical already.
 */
export function canonicalRows(projection: Projection): (row: Row, before?: Row) => Row {
  const columns = Object.entries(projection.columns).map(([name, type]) => [name, CANONICAL[type]] as const);
  return (row, before) => {
    const result: Record<string, unknown> = {};
    for (const [name, convert] of columns) {
      const value = row[name];
      if (value === null || value === undefined) result[name] = null;
      else result[name] = before !== undefined && value === before[name] ? value : convert(value);
    }
    return guarded ? freeze(result) : result;
  };
}
