import type { CallBase } from '../../kernel/call.ts';
import { marginTables, priceBatchGrid, simulateBatch, simulatePrices } from './pricing-queries.ts';

export const pricingViews: readonly CallBase[] = [marginTables, priceBatchGrid, simulateBatch, simulatePrices];
