import { changeCustomer } from '@power/domain/customers/change-customer';
import { customer } from '@power/domain/customers/customer';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { namedSeller } from '../kernel/seller.ts';

export default provideFacts(changeCustomer, async ({ id, cliente }, services) => {
  const { state } = await services.load(customer, id);
  const unknown = await unknownTerms(services, 'No se puede guardar', cliente, state);
  if (unknown) return unknown;
  const ejecutivo = await namedSeller(cliente.ejecutivo, services);
  return isRejection(ejecutivo) ? ejecutivo : { ejecutivo };
});
