import { durationText } from '@power/domain/kernel/duration';
import type { Filter } from '../list-state.ts';
import { typedNumber } from '../../format/numbers.ts';
import { formatDay } from '../../format/times.ts';

const verbs: Readonly<Record<string, string>> = {
  contains: 'contiene',
  notContains: 'no contiene',
  equals: '=',
  notEqual: '≠',
  startsWith: 'empieza con',
  endsWith: 'termina con',
  blank: 'vacío',
  notBlank: 'no vacío',
  greaterThan: '>',
  greaterThanOrEqual: '≥',
  lessThan: '<',
  lessThanOrEqual: '≤',
  inRange: 'entre',
};

const written = (value: unknown): string => {
  if (typeof value === 'number') return typedNumber(value);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return formatDay(value.slice(0, 10));
  return value === null || value === undefined ? '' : String(value);
};

/** A column's filter as its chip says it: *contiene ana*, *entre 1 y 5*, *Pendiente Picking, En Picking*. */
export function filterWords(filter: Filter): string {
  if (Array.isArray(filter.conditions)) {
    return (filter.conditions as Filter[]).map(filterWords).join(filter.operator === 'OR' ? ' o ' : ' y ');
  }
  const named = filter.nombres ?? filter.values;
  if (Array.isArray(named))
    return named.map((v) => (v === true ? 'Sí' : v === false ? 'No' : v === null ? 'vacío' : String(v))).join(', ');
  const type = String(filter.type);
  if (filter.filterType === 'duration') {
    const [age, until] = [durationText(Number(filter.filter)), durationText(Number(filter.filterTo ?? 0))];
    return type === 'inRange' ? `entre ${age} y ${until}` : `${type === 'greaterThan' ? 'más' : 'menos'} de ${age}`;
  }
  const from = written(filter.filter ?? filter.dateFrom);
  const to = written(filter.filterTo ?? filter.dateTo);
  if (type === 'inRange') return `entre ${from} y ${to}`;
  return [verbs[type] ?? type, from].filter(Boolean).join(' ');
}
