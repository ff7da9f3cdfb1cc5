import { changeQuotedCustomer } from '@power/domain/customers/quoted-customer';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { changedSeller } from './changed-seller.ts';

export default provideFacts(changeQuotedCustomer, ({ cliente: { _id, ...cliente } }, services) =>
  changedSeller(_id, cliente, services),
);
