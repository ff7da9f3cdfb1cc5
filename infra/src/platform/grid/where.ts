import type { GridRequest } from '@power/domain/kernel/grid';
import { scannedSpellings } from '@power/domain/kernel/scanned-code';
import { codeText } from '@power/domain/kernel/text';
import { BadGridRequest } from './bad-request.ts';
import { barCodeSql, filteredBarCodeSql } from './bar-code.ts';
import { columnFilterSql } from './column-filter.ts';
import type { Grid, GridTarget, GridViewer } from './define.ts';
import { Params } from './params.ts';
import { scopeSql } from '../sql/scope-sql.ts';
import { impliedSql, searchedTextSql } from './searched-text.ts';
import { bareRut, likeLiteral } from './text-condition.ts';

/** Rows that a request is about: table, conditions and their values. */
export interface Selection {
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

export type GridSelector = Pick<GridRequest, 'filterModel' | 'quickFilter'>;

/** The column of a request, refused when it is unknown, or a cost field, which it says to a viewer who may not see it. */
export function columnOf(grid: Grid, field: string, viewer: GridViewer): GridTarget {
  const column = grid.columns.get(field);
  if (!column) throw new BadGridRequest(field, `La columna «${field}» no existe`);
  // A view or a link of somebody who sees costs: whoever does not is told what to take out of it.
  if (hidden(field, viewer))
    throw new BadGridRequest(
      field,
      `La columna «${field}» muestra costos o márgenes, que tu perfil no ve. Quita su filtro o su orden.`,
    );
  return column;
}

/** True for cost fields of whoever lacks `margenes` (requirements §0.1.3): not shown, and no filter may probe them either. */
export const hidden = (field: string, viewer: GridViewer): boolean =>
  viewer.costFields?.includes(field) === true && viewer.user?.permisos.margenes !== true;

/**
 * Turns filters, quick filter and row scope into one parametrised selection. `at`: the instant that is shown, when it is
 * not now; the scope is that of today's rows all the same: permissions do not go back. `before`: values of the statement
 * that it becomes part of, which its own come after. Throws BadGridRequest.
 */
export function selectionOf(
  grid: Grid,
  request: GridSelector,
  viewer: GridViewer,
  at?: string,
  before: readonly unknown[] = [],
): Selection {
  const params = new Params(before);
  const parts: string[] = grid.where ? [`(${grid.where})`] : [];
  for (const [field, filter] of Object.entries(request.filterModel)) {
    const column = columnFilterSql(field, columnOf(grid, field, viewer), filter, params, at);
    const barred = filteredBarCodeSql(grid, field, filter, params);
    parts.push(barred === undefined ? column : `(${column} OR ${barred})`);
    const implied = barred === undefined && impliedSql(grid, field, filter, params);
    if (implied) parts.push(implied);
  }
  const { words, none } = wordsOf(grid, request.quickFilter);
  if (none) parts.push('false');
  for (const word of words) parts.push(wordSql(grid, word, params, viewer));
  const kept = scopeSql(viewer.scope, viewer.user, {
    table: grid.table,
    column: (name) => grid.columns.get(name)?.sql ?? `"${name}"`,
    isList: (name) => grid.columns.get(name)?.type === 'list',
    add: (value) => params.add(value),
    past: at !== undefined,
  });
  if (kept !== undefined) parts.push(kept);
  return { from: `"${grid.table}"`, where: parts.length > 0 ? parts.join(' AND ') : 'true', values: params.values };
}

const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * Words that are looked for. Where an index answers, a sign beside words (`–`, `;`) is passed over, and signs alone find
 * nothing: it holds letters and digits, so every row of a long list would be read for them.
 */
function wordsOf(grid: Grid, quickFilter = ''): { readonly words: readonly string[]; readonly none: boolean } {
  const all = quickFilter.split(/\s+/).filter(Boolean).slice(0, 10);
  if (!grid.long && grid.held.length === 0) return { words: all, none: false };
  const words = all.filter((word) => SPOKEN.test(word));
  return { words, none: words.length === 0 && all.length > 0 };
}

function wordSql(grid: Grid, word: string, params: Params, viewer: GridViewer): string {
  const columns = grid.quickFilter.filter((field) => !hidden(field, viewer)).map((field) => grid.columns.get(field)!);
  const parts: string[] = [];
  if (/^\d{1,15}$/.test(word))
    for (const { sql, type } of columns) if (type === 'number') parts.push(`${sql} = ${params.number(Number(word))}`);
  const text = searchedTextSql(columns);
  const bare = /^[\d.-]+k?$/i.test(codeText(word)) && columns.some(({ type }) => type === 'rut') ? bareRut(word) : '';
  if (text)
    for (const part of new Set([word, ...scannedSpellings(word), bare].filter(Boolean).map(likeLiteral)))
      parts.push(`${text} LIKE ${params.add(`%${part}%`)}`);
  const barred = barCodeSql(grid, word, params);
  if (barred) parts.push(barred);
  return parts.length > 0 ? `(${parts.join(' OR ')})` : 'false';
}
