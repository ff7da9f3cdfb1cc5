import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

/** The list of a document that declares it (`list`), the newest first, and its Excel. */
export function listQueries({ rules: { list } }: DocumentCalls): QueryHandler[] {
  if (!list) return [];
  const { row } = list.grid;
  const grid = gridOf(row, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
  const { titulo } = list;
  const columns = excelOf(row, list.excel);
  return [handleGrid(list.grid, grid), handleQuery(list.export, exportOf(list.export, { titulo, grid, columns }))];
}
