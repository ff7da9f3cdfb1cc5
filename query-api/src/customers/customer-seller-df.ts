import { formerErpSeller } from '@power/domain/customers/views/customer-seller';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellerOf } from './seller-of-customer.shared.ts';

export default handleQuery(formerErpSeller, async ({ cliente }, { rows }) => sellerOf(rows, cliente, 'email'));
