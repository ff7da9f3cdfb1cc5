import { createQuotedCustomer } from '@power/domain/customers/quoted-customer';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimRut, customerNumbered, newCustomer } from './new-customer.ts';

export default provideFacts(createQuotedCustomer, newCustomer, {
  numbered: customerNumbered,
  before: ({ cliente }, services, { _id }) => claimRut(cliente.legalcode, services, _id),
});
