import { currentRate } from '@power/domain/products/views/price-queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { rateOf } from '../kernel/monthly-rate.ts';

export default handleQuery(currentRate, (_request, { rows, now }) => rateOf(rows, now));
