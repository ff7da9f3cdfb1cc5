import type { CallBase } from '../../kernel/call.ts';
import { marginTables, priceBatchGrid, simulateBatch } from './pricing-queries.ts';

export const pricingViews: readonly CallBase[] = [marginTables, priceBatchGrid, simulateBatch];
