import { createQuotedCustomer } from '@power/domain/customers/quoted-customer';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimRut, newCustomer } from './new-customer.ts';

export default provideFacts(createQuotedCustomer, newCustomer, {
  before: ({ cliente }, services, { _id }) => claimRut(cliente.legalcode, services, _id),
});
