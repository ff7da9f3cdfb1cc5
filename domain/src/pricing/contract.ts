import type { CallBase } from '../kernel/call.ts';
import { reportPriceBatch } from './report-price-batch.ts';
import { setMarginTable } from './set-margin-table.ts';
import { changeTierInBulk, startPriceBatch } from './start-price-batch.ts';
import { undoPriceBatch } from './undo-price-batch.ts';

export const pricingContract: readonly CallBase[] = [
  setMarginTable,
  startPriceBatch,
  changeTierInBulk,
  undoPriceBatch,
  reportPriceBatch,
];
