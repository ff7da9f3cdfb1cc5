import { formatMonth } from '@power/domain/kernel/month';
import { mailMonthStock } from '@power/domain/products/mail-month-stock';
import { monthOf } from '@power/domain/products/month-end.shared';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** Later than this a sheet that could not be sent is of no use. */
const DAYS = 3;

/** One mail under the command's id: repeated, it is sent once. Its sheet is written as it is sent, by the rights of then. */
export default provideFacts(mailMonthStock, async () => undefined, {
  finish: async ({ para }, request, { db, user, commandId }) => {
    const month = monthOf(request);
    await queueMail(db, {
      id: `stock-mes-${commandId}`,
      minutos: DAYS * 1440,
      papel: `stock-mes/${month}/${user._id}`,
      para,
      asunto: `Stock al cierre de ${formatMonth(month)}`,
      texto: `Hola ${user.nombre}:\n\nVa adjunto el stock de cada producto en cada bodega al último instante de ${formatMonth(month)}.`,
    });
    return {};
  },
});
