import type { ColumnFilter } from '@power/domain/kernel/grid';
import type { RowDefinition } from '@power/domain/kernel/row';
import type { Grid } from './define.ts';
import type { Params } from './params.ts';
import { bareRutSql, likeLiteral } from './text-condition.ts';

/** A column that words of the quick filter are looked for in. */
interface Searched {
  readonly sql: string;
  readonly type: string;
}

/** What is read for words; numbers are compared with them instead. */
const READ = new Set(['text', 'code', 'state', 'rut', 'list']);

/**
 * SQL of the text in which the quick filter looks for a word: all searched columns, one below the other (no word holds a
 * line break, so none is found across two of them), tax ids bare. One expression for all of them lets one trigram
 * index serve the filter, where a condition per column would need an index on each or read the whole table.
 */
export function searchedTextSql(columns: readonly Searched[]): string | undefined {
  const texts = columns
    .filter(({ type }) => READ.has(type))
    .map(({ sql, type }) => (type === 'rut' ? bareRutSql(sql) : type === 'list' ? `(${sql})::text` : sql));
  if (texts.length < 2) return texts[0] && `ops.plain(${texts[0]})`;
  return `ops.plain(${texts.map((text) => `coalesce(${text}, '')`).join(` || E'\\n' || `)})`;
}

/** Index of a long list: without it each word of the quick filter reads every row. */
export function searchIndex(row: RowDefinition): { readonly sql: string } {
  const stored = Object.entries(row.fields).filter(([, { search, computed }]) => search && !computed);
  const text = searchedTextSql(stored.map(([name, { kind }]) => ({ sql: `"${name}"`, type: kind })));
  if (!text) throw new Error(`row ${row.projection}: a long list without text to search`);
  return { sql: `USING gin (${text} ops.gin_trgm_ops)` };
}

/** What follows from a filter of a column whose text the searched one holds, for the index to find: what it looks for is in that too. */
export function impliedSql(grid: Grid, field: string, filter: ColumnFilter, params: Params): string | undefined {
  if ('conditions' in filter || filter.filterType !== 'text' || !filter.filter) return undefined;
  if (!grid.held.includes(field) && !(grid.long && grid.quickFilter.includes(field))) return undefined;
  const { type } = grid.columns.get(field)!;
  if (type !== 'text' && type !== 'code') return undefined;
  if (!['contains', 'startsWith', 'endsWith', 'equals'].includes(filter.type)) return undefined;
  const text = searchedTextSql(grid.quickFilter.map((name) => grid.columns.get(name)!));
  return `${text} LIKE ${params.add(`%${likeLiteral(filter.filter)}%`)}`;
}
