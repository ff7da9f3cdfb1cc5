import { startPriceBatch } from '@power/domain/pricing/start-price-batch';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { batchFacts } from './batch-facts.ts';

export default provideFacts(startPriceBatch, ({ filtro }, services) => batchFacts(filtro, services));
