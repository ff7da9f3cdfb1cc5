import { dayOf } from '@power/domain/kernel/dates';
import type { ColumnFilter, Condition } from '@power/domain/kernel/grid';
import { plain } from '@power/domain/kernel/text';
import type { Cosa } from './grid-table.testing.ts';

type Value = string | number | boolean | readonly string[] | null;

/** What every filter means, said a second time in plain JavaScript: the tests compare both. */
export function passes(row: Cosa, field: keyof Cosa, filter: ColumnFilter): boolean {
  if (!('conditions' in filter)) return holds(row[field], field, filter);
  return filter.operator === 'AND'
    ? filter.conditions.every((c) => holds(row[field], field, c))
    : filter.conditions.some((c) => holds(row[field], field, c));
}

function holds(value: Value, field: string, c: Condition): boolean {
  if (c.filterType === 'set')
    return c.values.some((v) =>
      v === null ? value === null : Array.isArray(value) ? value.includes(String(v)) : value === v,
    );
  if (c.filterType === 'duration') {
    if (value === null) return false;
    const minutes = (Date.now() - Date.parse(String(value))) / 60_000;
    return {
      greaterThan: minutes > c.filter,
      lessThan: minutes < c.filter,
      inRange: minutes >= c.filter && minutes <= (c.filterTo ?? 0),
    }[c.type];
  }
  if (c.type === 'blank') return value === null || value === '';
  if (c.type === 'notBlank') return value !== null && value !== '';
  if (c.filterType === 'text') {
    if (value === null) return c.type === 'notContains' || c.type === 'notEqual';
    const a = plain(String(value));
    const b = plain(c.filter ?? '');
    return {
      contains: a.includes(b),
      notContains: !a.includes(b),
      equals: a === b,
      notEqual: a !== b,
      startsWith: a.startsWith(b),
      endsWith: a.endsWith(b),
    }[c.type];
  }
  if (value === null) return false;
  const [a, from, to] =
    c.filterType === 'number'
      ? [Number(value), c.filter ?? 0, c.filterTo ?? 0]
      : [field === 'dia' ? String(value) : dayOf(String(value)), c.dateFrom ?? '', c.dateTo ?? ''];
  return {
    equals: a === from,
    notEqual: a !== from,
    greaterThan: a > from,
    greaterThanOrEqual: a >= from,
    lessThan: a < from,
    lessThanOrEqual: a <= from,
    inRange: a >= from && a <= to,
  }[c.type];
}

/** Order of a grid: blanks last in both directions, text as people read it, then the id. */
export function compare(field: keyof Cosa, sort: 'asc' | 'desc') {
  const sign = sort === 'asc' ? 1 : -1;
  const key = (v: Value): string | number =>
    field === 'cliente'
      ? plain(String(v))
      : field === 'fecha'
        ? Date.parse(String(v))
        : typeof v === 'number'
          ? v
          : typeof v === 'boolean'
            ? Number(v)
            : String(v);
  return (a: Cosa, b: Cosa): number => {
    const [x, y] = [a[field], b[field]];
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
    return key(x) === key(y) ? 0 : key(x) < key(y) ? -sign : sign;
  };
}
