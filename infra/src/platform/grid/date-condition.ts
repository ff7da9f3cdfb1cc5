import { addDays, startOfDay } from '@power/domain/kernel/dates';
import type { Condition } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { Params } from './params.ts';

type DateCondition = Extract<Condition, { filterType: 'date' }>;

function dayIn(field: string, text: string | null | undefined): string {
  const day = text?.slice(0, 10) ?? '';
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (
    !parsed ||
    Number.isNaN(parsed.getTime()) ||
    parsed.toISOString().slice(0, 10) !== day ||
    day < '1900-01-01' ||
    day > '9998-12-31'
  ) {
    throw new BadGridRequest(field, `«${text ?? ''}» no es una fecha (aaaa-mm-dd)`);
  }
  return day;
}

/**
 * AG Grid's date filter by calendar days of Santiago (requirements §0.1.6); a range includes both days. `day` columns
 * compare as days; instants compare with where those days begin, which is not always midnight.
 */
export function dateCondition(
  field: string,
  sql: string,
  type: 'date' | 'day',
  filter: DateCondition,
  params: Params,
): string {
  if (filter.type === 'blank') return `${sql} IS NULL`;
  if (filter.type === 'notBlank') return `${sql} IS NOT NULL`;
  const day = dayIn(field, filter.dateFrom);
  const from = (d: string): string =>
    type === 'day' ? `${sql} >= ${params.add(d)}::date` : `${sql} >= ${params.add(startOfDay(d))}::timestamptz`;
  const before = (d: string): string =>
    type === 'day' ? `${sql} < ${params.add(d)}::date` : `${sql} < ${params.add(startOfDay(d))}::timestamptz`;
  const next = addDays(day, 1);
  switch (filter.type) {
    case 'equals':
      return `(${from(day)} AND ${before(next)})`;
    case 'notEqual':
      return `(${before(day)} OR ${from(next)})`;
    case 'greaterThan':
      return from(next);
    case 'lessThan':
      return before(day);
    case 'inRange':
      return `(${from(day)} AND ${before(addDays(dayIn(field, filter.dateTo), 1))})`;
  }
}
