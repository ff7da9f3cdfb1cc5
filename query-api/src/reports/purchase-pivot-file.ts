import { purchasePivotFile } from '@power/domain/reports/views/purchase-pivot';
import { handlePivotFile } from './handle-pivot.shared.ts';
import { purchaseReport } from './purchase-figures.shared.ts';

export default handlePivotFile(purchasePivotFile, purchaseReport);
