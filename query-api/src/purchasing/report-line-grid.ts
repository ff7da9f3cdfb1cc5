import { reportLineGrid } from '@power/domain/purchasing/report/views/queries';
import type { ReportLineGridRow } from '@power/domain/purchasing/report/views/report-row';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { ofReport } from './of-report.ts';
import { plainReportLines, reportLines } from './report-grid.shared.ts';

export default handleQuery(reportLineGrid, ({ informe, ...request }, context) =>
  gridReader<ReportLineGridRow>(reportLineGrid, context.user.permisos.margenes ? reportLines : plainReportLines)(
    context,
    ofReport(informe, request),
  ),
);
