import { dayOf } from '@power/domain/kernel/dates';
import { isRejection } from '@power/domain/kernel/rejection';
import { expireQuotations, expiry } from '@power/domain/quotations/expire-quotations';
import { quotation } from '@power/domain/quotations/quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

export default provideFacts(
  expireQuotations,
  async (_request, services) => {
    const due = await readModels(services.db)
      .selectFrom('quotation_list')
      .select('_id')
      .where('validez', '<', dayOf(services.now))
      .where('estado', 'in', ['Vigente', 'Por Validar', 'Validada'])
      .execute();
    return { vencidas: due.map(({ _id }) => _id) };
  },
  {
    async finish(_reply, _request, services, facts) {
      let expiradas = 0;
      for (const _id of facts?.vencidas ?? []) {
        const outcome = await services.run(quotation, _id, `expira/${_id}`, (state) => expiry(state, services.now));
        if (!isRejection(outcome)) expiradas += outcome.events.length;
      }
      return { expiradas };
    },
  },
);
