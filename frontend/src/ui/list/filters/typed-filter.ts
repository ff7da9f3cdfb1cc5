import { typedFigure } from '@power/domain/kernel/typed-figure';
import { durationText, typedDuration } from '@power/domain/kernel/duration';
import { typedNumber } from '../../format/numbers.ts';
import { formatDay, today } from '../../format/times.ts';
import { parseDay } from '../../format/typed-times.ts';
import type { Filter } from '../list-state.ts';

/** How a column is filtered in its one field: what people type, as the grid contract has it. */
export type TypedKind = 'text' | 'number' | 'day' | 'duration';

/** What a field says while it is empty. */
export const HINT: Readonly<Record<TypedKind, string>> = {
  text: 'Contiene…  = igual  ! sin  vacío',
  number: '100  >100  <100  10..20  vacío',
  day: '3-7-2026  >3-7-2026  1-7..15-7  hoy',
  duration: '>2 h  <30 min  1 d..3 d',
};

/** The same within a sentence: *>2 h, <30 min o 1 d..3 d*. */
export const examples = (kind: TypedKind): string =>
  HINT[kind]
    .split(/\s{2,}/)
    .join(', ')
    .replace(/, ([^,]*)$/, ' o $1');

const BLANK = /^(vac[ií]o|-)$/i;
const FILLED = /^(\*|con valor)$/i;
const SIGNS: readonly (readonly [sign: string, type: string])[] = [
  ['>=', 'greaterThanOrEqual'],
  ['<=', 'lessThanOrEqual'],
  ['≥', 'greaterThanOrEqual'],
  ['≤', 'lessThanOrEqual'],
  ['>', 'greaterThan'],
  ['<', 'lessThan'],
  ['=', 'equals'],
  ['!', 'notEqual'],
];

function textFilter(typed: string): Filter {
  const as = (type: string, filter: string): Filter => ({ filterType: 'text', type, filter });
  if (/^=./.test(typed)) return as('equals', typed.slice(1).trim());
  if (/^!=./.test(typed)) return as('notEqual', typed.slice(2).trim());
  if (/^!./.test(typed)) return as('notContains', typed.slice(1).trim());
  if (/^.+\*$/.test(typed)) return as('startsWith', typed.slice(0, -1).trim());
  if (/^\*.+/.test(typed)) return as('endsWith', typed.slice(1).trim());
  return as('contains', typed);
}

/** The sign in front of what was typed, and the rest; `a..b` is a range. */
function parts(typed: string): { type: string; from: string; to?: string } {
  const range = /^(.+?)\s*(?:\.\.|\ba\b)\s*(.+)$/.exec(typed);
  if (range) return { type: 'inRange', from: range[1]!, to: range[2]! };
  const sign = SIGNS.find(([s]) => typed.startsWith(s));
  return sign ? { type: sign[1], from: typed.slice(sign[0].length).trim() } : { type: 'equals', from: typed };
}

const dayOf = (text: string): string | undefined => (/^hoy$/i.test(text) ? today() : parseDay(text));

const READ: Readonly<Record<Exclude<TypedKind, 'text'>, (typed: string) => Filter | undefined>> = {
  number(typed) {
    const { type, from, to } = parts(typed);
    const filter = typedFigure(from);
    const filterTo = to === undefined ? undefined : typedFigure(to);
    if (filter === undefined || (to !== undefined && filterTo === undefined)) return undefined;
    return { filterType: 'number', type, filter, ...(filterTo === undefined ? {} : { filterTo }) };
  },
  day(typed) {
    const { type, from, to } = parts(typed);
    const dateFrom = dayOf(from);
    const dateTo = to === undefined ? undefined : dayOf(to);
    // The calendar has no «from this day on»: that is after the day before.
    if (dateFrom === undefined || (to !== undefined && dateTo === undefined) || type.endsWith('OrEqual'))
      return undefined;
    return { filterType: 'date', type, dateFrom, ...(dateTo === undefined ? {} : { dateTo }) };
  },
  duration(typed) {
    const { type, from, to } = parts(typed);
    const filter = typedDuration(from);
    const filterTo = to === undefined ? undefined : typedDuration(to);
    if (filter === undefined || (to !== undefined && filterTo === undefined) || type === 'notEqual') return undefined;
    const older = type === 'equals' || type === 'greaterThanOrEqual' ? 'greaterThan' : type;
    return {
      filterType: 'duration',
      type: older === 'lessThanOrEqual' ? 'lessThan' : older,
      filter,
      ...(filterTo === undefined ? {} : { filterTo }),
    };
  },
};

/** What was typed as a filter; null for nothing, undefined when it is not understood. */
export function readTyped(kind: TypedKind, text: string): Filter | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'text' && !BLANK.test(typed) && !FILLED.test(typed)) return textFilter(typed);
  const filterType = kind === 'day' ? 'date' : kind;
  if (kind !== 'duration' && BLANK.test(typed)) return { filterType, type: 'blank' };
  if (kind !== 'duration' && FILLED.test(typed)) return { filterType, type: 'notBlank' };
  return kind === 'text' ? undefined : READ[kind](typed);
}

const sign = (type: unknown): string => SIGNS.find(([s, t]) => t === type && s !== '=')?.[0] ?? '';
const around: Readonly<Record<string, (text: string) => string>> = {
  equals: (t) => `=${t}`,
  notEqual: (t) => `!=${t}`,
  notContains: (t) => `!${t}`,
  startsWith: (t) => `${t}*`,
  endsWith: (t) => `*${t}`,
};

/** A filter as it would be typed; undefined for one that no field can say (several conditions, a set). */
export function writeTyped(filter: Filter | undefined): string | undefined {
  if (!filter) return '';
  if (filter.type === 'blank') return 'vacío';
  if (filter.type === 'notBlank') return '*';
  const write = (value: unknown): string => {
    if (filter.filterType === 'duration') return durationText(Number(value));
    if (filter.filterType === 'date') return formatDay(String(value).slice(0, 10));
    return typedNumber(Number(value));
  };
  if (Array.isArray(filter.conditions) || filter.filterType === 'set') return undefined;
  if (filter.filterType === 'text')
    return (around[String(filter.type)] ?? ((t: string) => t))(String(filter.filter ?? ''));
  const [from, to] = filter.filterType === 'date' ? [filter.dateFrom, filter.dateTo] : [filter.filter, filter.filterTo];
  return filter.type === 'inRange' ? `${write(from)}..${write(to)}` : `${sign(filter.type)}${write(from)}`;
}
