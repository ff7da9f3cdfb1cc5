import { changeCustomer } from '@power/domain/customers/change-customer';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { changedSeller } from './changed-seller.ts';

export default provideFacts(changeCustomer, ({ id, cliente }, services) => changedSeller(id, cliente, services));
