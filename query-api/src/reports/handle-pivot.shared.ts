import type { Principal } from '@power/domain/kernel/principal';
import type { definePivotQueries } from '@power/domain/kernel/pivot-query';
import { isRejection } from '@power/domain/kernel/rejection';
import type { ExportColumn } from '@power/infra/platform/export/columns';
import type { GridViewer } from '@power/infra/platform/grid/define';
import { type Pivot, runPivot } from '@power/infra/platform/grid/pivot';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { RowGrid } from '@power/infra/platform/rows/grid';
import { pivotFile } from './pivot-file.shared.ts';

/** A report: its lines, its figures, and how its sheet is called. */
export interface Report extends Pivot {
  readonly titulo: string;
  readonly grid: RowGrid;
  /** Names of what it may be filtered by. */
  readonly filtered: readonly ExportColumn[];
}
type PivotQuery = ReturnType<typeof definePivotQueries>[number];

/** Own lines alone for whoever sees own ones, and no filter may probe what they cost. */
const viewerOf = ({ grid }: Report, user: Principal): GridViewer => ({
  user,
  scope: grid.row.scope,
  costFields: grid.costFields,
});

/** The handler of the groups of a report. */
export const handlePivot = (query: PivotQuery, report: Report) =>
  handleQuery(query, async (request, { db, user }) => {
    const grupos = await runPivot(db, report, request, viewerOf(report, user));
    return isRejection(grupos) ? grupos : { ok: true as const, grupos: [...grupos] };
  });

/** The handler of the same as a sheet. */
export const handlePivotFile = (query: PivotQuery, report: Report) =>
  handleQuery(query, async (request, { db, user, asOf, now }) => {
    const grupos = await runPivot(db, report, request, viewerOf(report, user));
    if (isRejection(grupos)) return grupos;
    const { titulo, grid, measures, filtered } = report;
    return pivotFile({ titulo, row: grid.row, measures, filtered }, request, grupos, {
      asOf: request.asOf ?? asOf ?? now,
      generadoPor: user.nombre,
    });
  });
