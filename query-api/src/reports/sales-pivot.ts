import { salesPivot } from '@power/domain/reports/views/sales-pivot';
import { handlePivot } from './handle-pivot.shared.ts';
import { salesReport } from './sales-figures.shared.ts';

export default handlePivot(salesPivot, salesReport);
