import { durationText } from '@power/domain/kernel/duration';
import type { ColumnFilter, Condition, GridRequest } from '@power/domain/kernel/grid';
import type { ExportColumn } from './columns.ts';
import { figureText } from '@power/domain/kernel/figures';

const WORDS: Readonly<Record<string, string>> = {
  contains: 'contiene',
  notContains: 'no contiene',
  equals: 'es',
  notEqual: 'no es',
  startsWith: 'comienza con',
  endsWith: 'termina en',
  greaterThan: 'mayor que',
  greaterThanOrEqual: 'desde',
  lessThan: 'menor que',
  lessThanOrEqual: 'hasta',
  blank: 'sin valor',
  notBlank: 'con valor',
};
const DATE_WORDS: Readonly<Record<string, string>> = { greaterThan: 'después del', lessThan: 'antes del' };

const day = (text: string | null | undefined): string => (text ?? '').slice(0, 10).split('-').reverse().join('-');
const number = (n: number | null | undefined): string => figureText(n ?? 0);

function conditionInWords(c: Condition): string {
  if (c.filterType === 'set')
    return `es ${(c.nombres ?? c.values).map((v) => (v === null ? 'sin valor' : v === true ? 'Sí' : v === false ? 'No' : String(v))).join(' o ')}`;
  if (c.type === 'blank' || c.type === 'notBlank') return WORDS[c.type]!;
  if (c.filterType === 'text') return `${WORDS[c.type]} «${c.filter}»`;
  if (c.filterType === 'number')
    return c.type === 'inRange'
      ? `entre ${number(c.filter)} y ${number(c.filterTo)}`
      : `${WORDS[c.type]} ${number(c.filter)}`;
  if (c.filterType === 'duration')
    return c.type === 'inRange'
      ? `hace entre ${durationText(c.filter)} y ${durationText(c.filterTo ?? 0)}`
      : `hace ${c.type === 'greaterThan' ? 'más' : 'menos'} de ${durationText(c.filter)}`;
  return c.type === 'inRange'
    ? `entre ${day(c.dateFrom)} y ${day(c.dateTo)}`
    : `${DATE_WORDS[c.type] ?? WORDS[c.type]} ${day(c.dateFrom)}`;
}

const filterInWords = (filter: ColumnFilter): string =>
  'conditions' in filter
    ? filter.conditions.map(conditionInWords).join(filter.operator === 'AND' ? ' y ' : ' o ')
    : conditionInWords(filter);

/** The filters of a grid as a line that people read at the top of a file. Empty without filters. */
export function describeFilters(
  request: Pick<GridRequest, 'filterModel' | 'quickFilter'>,
  columns: readonly ExportColumn[],
): string {
  const parts = Object.entries(request.filterModel).map(
    ([field, filter]) => `${columns.find((c) => c.field === field)?.titulo ?? field} ${filterInWords(filter)}`,
  );
  if (request.quickFilter?.trim()) parts.unshift(`búsqueda «${request.quickFilter.trim()}»`);
  return parts.join('; ');
}
