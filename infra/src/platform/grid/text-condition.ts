import { codeText, plain } from '@power/domain/kernel/text';
import type { Condition } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { Params } from './params.ts';

type TextCondition = Extract<Condition, { filterType: 'text' }>;

/** Search text as a LIKE literal: `%`, `_` and `\` mean themselves. */
export const likeLiteral = (text: string): string => plain(text).replace(/[\\%_]/g, '\\$&');

/** A tax id without its dots and hyphen, as SQL and as typed. */
export const bareRutSql = (sql: string): string => `translate(${sql}, '.-', '')`;
export const bareRut = (text: string): string => codeText(text).replace(/[.\-\s]/g, '');

/** AG Grid's text filter without case and accents. As there, rows without a value pass `notEqual` and `notContains`. */
export function textCondition(field: string, sql: string, filter: TextCondition, params: Params): string {
  if (filter.type === 'blank') return `(${sql} IS NULL OR ${sql} = '')`;
  if (filter.type === 'notBlank') return `(${sql} <> '')`;
  const text = filter.filter;
  if (text === null || text === undefined) throw new BadGridRequest(field, 'Falta el texto del filtro');
  const column = `ops.plain(${sql})`;
  const like = (pattern: string) => `LIKE ${params.add(pattern)}`;
  switch (filter.type) {
    case 'contains':
      return `${column} ${like(`%${likeLiteral(text)}%`)}`;
    case 'startsWith':
      return `${column} ${like(`${likeLiteral(text)}%`)}`;
    case 'endsWith':
      return `${column} ${like(`%${likeLiteral(text)}`)}`;
    case 'equals':
      return `${column} = ${params.add(plain(text))}`;
    case 'notContains':
      return `(${sql} IS NULL OR ${column} NOT ${like(`%${likeLiteral(text)}%`)})`;
    case 'notEqual':
      return `(${sql} IS NULL OR ${column} <> ${params.add(plain(text))})`;
  }
}
