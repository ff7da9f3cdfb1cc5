import { registerCustomer } from '@power/domain/customers/register-customer';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimRut, newCustomer } from './new-customer.ts';

export default provideFacts(registerCustomer, newCustomer, {
  before: ({ cliente }, services, { _id }) => claimRut(cliente.legalcode, services, _id),
});
