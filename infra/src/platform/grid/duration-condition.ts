import type { Condition } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { Params } from './params.ts';

type DurationCondition = Extract<Condition, { filterType: 'duration' }>;

/** How long ago an instant was, in whole minutes; older is greater. `at`: ISO instant that it counts to, by default now. */
export function durationCondition(
  field: string,
  sql: string,
  filter: DurationCondition,
  params: Params,
  at: string | undefined,
): string {
  const end = at === undefined ? 'now()' : `${params.add(at)}::timestamptz`;
  const ago = (minutes: number): string => `${end} - make_interval(mins => ${params.add(minutes)}::int)`;
  if (filter.type === 'greaterThan') return `${sql} < ${ago(filter.filter)}`;
  if (filter.type === 'lessThan') return `${sql} > ${ago(filter.filter)}`;
  if (filter.filterTo === null || filter.filterTo === undefined)
    throw new BadGridRequest(field, 'Falta el final del rango');
  return `(${sql} <= ${ago(filter.filter)} AND ${sql} >= ${ago(filter.filterTo)})`;
}
