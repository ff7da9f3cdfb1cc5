import type { Condition } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { Params } from './params.ts';

type NumberCondition = Extract<Condition, { filterType: 'number' }>;

const operators = {
  equals: '=',
  notEqual: '<>',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
  lessThan: '<',
  lessThanOrEqual: '<=',
} as const;

/** AG Grid's number filter; a range includes both ends, as people mean it. Rows without a value pass only `blank`. */
export function numberCondition(field: string, sql: string, filter: NumberCondition, params: Params): string {
  if (filter.type === 'blank') return `${sql} IS NULL`;
  if (filter.type === 'notBlank') return `${sql} IS NOT NULL`;
  const value = (n: number | null | undefined): string => {
    if (n === null || n === undefined) throw new BadGridRequest(field, 'Falta el número del filtro');
    return params.number(n);
  };
  if (filter.type === 'inRange') return `(${sql} >= ${value(filter.filter)} AND ${sql} <= ${value(filter.filterTo)})`;
  return `${sql} ${operators[filter.type]} ${value(filter.filter)}`;
}
