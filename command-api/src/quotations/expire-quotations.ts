import { dayOf } from '@power/domain/kernel/dates';
import { isRejection } from '@power/domain/kernel/rejection';
import { expireQuotations, expiry } from '@power/domain/quotations/expire-quotations';
import { quotation } from '@power/domain/quotations/quotation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** How many ended, by the command that ended them. */
const ended = new WeakMap<CommandServices, number>();

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
    async before(_request, services, { vencidas }) {
      let expiradas = 0;
      for (const _id of vencidas) {
        const outcome = await services.run(quotation, _id, `expira/${_id}`, (state) => expiry(state, services.now));
        if (!isRejection(outcome)) expiradas += outcome.events.length;
      }
      ended.set(services, expiradas);
      return undefined;
    },
    finish: (_reply, _request, services) => Promise.resolve({ expiradas: ended.get(services) ?? 0 }),
  },
);
