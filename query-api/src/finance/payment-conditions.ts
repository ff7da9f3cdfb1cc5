import { paymentConditions } from '@power/domain/finance/views/payment-options';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { optionsOf } from './options-of.ts';

export default handleQuery(paymentConditions, async (_, { rows }) => ({
  resultadoDB: await optionsOf(rows, 'condicion'),
}));
