import { salesPivotFile } from '@power/domain/reports/views/sales-pivot';
import { handlePivotFile } from './handle-pivot.shared.ts';
import { salesReport } from './sales-figures.shared.ts';

export default handlePivotFile(salesPivotFile, salesReport);
