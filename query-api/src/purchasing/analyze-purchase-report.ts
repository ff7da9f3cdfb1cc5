import { analyzePurchaseReport } from '@power/domain/purchasing/report/views/queries';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { ofReport } from './of-report.ts';
import { plainReportLines, reportColumns } from './report-grid.shared.ts';

const file = exportOf(analyzePurchaseReport, {
  titulo: 'Informe para compras',
  grid: plainReportLines,
  columns: ({ usarIA }) => reportColumns(usarIA),
});

export default handleQuery(
  analyzePurchaseReport,
  Object.assign(
    ((request, context) => file({ ...request, ...ofReport(request.informe, request) }, context)) as typeof file,
    { export: file.export },
  ),
);
