import { customer } from '@power/domain/customers/customer';
import { mergeCustomer, unidoOf } from '@power/domain/customers/merge-customer';
import { ALL_MERGES, customerMerges, decideMerge } from '@power/domain/customers/merges';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(
  mergeCustomer,
  async ({ destino }, services) => ({ destino: (await services.load(customer, destino)).state }),
  {
    /** One stream decides for all merges: two people cannot take two customers into each other. */
    async before({ id, motivo }, services, { destino }) {
      const { state: duplicado } = await services.load(customer, id);
      const { state: staying } = await services.load(customer, destino!._id);
      const merged = new Set([duplicado, staying].flatMap((one) => (one?.unido_a ? [one._id] : [])));
      const outcome = await services.run(customerMerges, ALL_MERGES, 'merge', (state) =>
        decideMerge(state, {
          duplicado: unidoOf(duplicado!),
          destino: unidoOf(destino!),
          motivo,
          now: services.now,
          merged: (one) => merged.has(one),
        }),
      );
      return isRejection(outcome) ? outcome : undefined;
    },
  },
);
