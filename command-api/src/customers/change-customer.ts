import { changeCustomer } from '@power/domain/customers/change-customer';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { namedSeller } from '../kernel/seller.ts';

export default provideFacts(changeCustomer, async ({ cliente }, services) => {
  const ejecutivo = await namedSeller(cliente.ejecutivo, services);
  return isRejection(ejecutivo) ? ejecutivo : { ejecutivo };
});
