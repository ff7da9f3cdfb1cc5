import { purchaseReportGrid } from '@power/domain/purchasing/report/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { purchaseReports } from './report-grid.shared.ts';

export default handleGrid(purchaseReportGrid, purchaseReports);
