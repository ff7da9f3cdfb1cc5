import { paymentMethods } from '@power/domain/finance/views/payment-options';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { optionsOf } from './options-of.ts';

export default handleQuery(paymentMethods, async (_, { rows }) => ({ resultadoDB: await optionsOf(rows, 'metodo') }));
