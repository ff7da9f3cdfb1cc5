import type { ColumnFilter, Condition } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { GridTarget } from './define.ts';
import { dateCondition } from './date-condition.ts';
import { durationCondition } from './duration-condition.ts';
import { numberCondition } from './number-condition.ts';
import type { Params } from './params.ts';
import { setCondition } from './set-condition.ts';
import { bareRut, bareRutSql, textCondition } from './text-condition.ts';

/** A column's filter as SQL: one condition, or several combined with AND / OR. `at`: the moment that ages count to, by default now. */
export function columnFilterSql(
  field: string,
  column: GridTarget,
  filter: ColumnFilter,
  params: Params,
  at?: string,
): string {
  if (!('conditions' in filter)) return conditionSql(field, column, filter, params, at);
  const parts = filter.conditions.map((c) => `(${conditionSql(field, column, c, params, at)})`);
  return `(${parts.join(filter.operator === 'AND' ? ' AND ' : ' OR ')})`;
}

function conditionSql(
  field: string,
  column: GridTarget,
  filter: Condition,
  params: Params,
  at: string | undefined,
): string {
  if (filter.filterType === 'set') return setCondition(field, column.sql, column.type, filter, params);
  if (filter.filterType === 'text') {
    if (column.type === 'text' || column.type === 'code') return textCondition(field, column.sql, filter, params);
    if (column.type === 'rut')
      return textCondition(
        field,
        bareRutSql(column.sql),
        { ...filter, ...(filter.filter && { filter: bareRut(filter.filter) }) },
        params,
      );
    // Numbers and lists are searched as they are written: part of an order number finds the order.
    if (column.type === 'number' || column.type === 'list') {
      // A list of nothing is as blank as one that nobody wrote.
      const written = column.type === 'list' ? `nullif((${column.sql})::text, '[]')` : `(${column.sql})::text`;
      return textCondition(field, written, filter, params);
    }
  }
  if (filter.filterType === 'number' && column.type === 'number')
    return numberCondition(field, column.sql, filter, params);
  if (filter.filterType === 'date' && (column.type === 'date' || column.type === 'day')) {
    return dateCondition(field, column.sql, column.type, filter, params);
  }
  if (filter.filterType === 'duration' && column.type === 'date') {
    const old = durationCondition(field, column.sql, filter, params, at);
    return column.waits === undefined ? old : `(${old} AND ${column.waits})`;
  }
  throw new BadGridRequest(field, `La columna no admite un filtro de tipo «${filter.filterType}»`);
}
