import { purchasePivot } from '@power/domain/reports/views/purchase-pivot';
import { handlePivot } from './handle-pivot.shared.ts';
import { purchaseReport } from './purchase-figures.shared.ts';

export default handlePivot(purchasePivot, purchaseReport);
