import { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineCommand } from '../kernel/command.ts';
import { formatMonth } from '../kernel/month.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { MonthStockMailed } from './events.ts';
import { monthEnd, monthFields, monthOf } from './month-end.shared.ts';
import { MONTH_STOCK } from './views/product-grids.ts';

/** Stream `monthstock-<user>`: sheets of month-end stock that a person asked for by mail. */
export const monthStockMails = defineAggregate('monthstock', { enviados: 0 }, [
  on(MonthStockMailed, (s) => ({ enviados: s.enviados + 1 })),
]);

/** Sends the stock of the last instant of a month to whoever asks (document 2 §7). */
export const mailMonthStock = defineCommand({
  name: 'mail-month-stock',
  context: 'products',
  path: '/productos/mandarStockMes',
  access: MONTH_STOCK,
  summary: 'Envía por correo el stock al último instante de un mes',
  request: z.strictObject(monthFields),
  reply: z.object({ para: z.string() }),
  aggregate: monthStockMails,
  needsFacts: true,
  stream: (_, { user }) => user._id,
  decide(_state, request, { user, now }) {
    const end = monthEnd(request, now);
    if (isRejection(end)) return end;
    return user.email
      ? [MonthStockMailed({ mes: monthOf(request), para: user.email })]
      : reject(
          'SIN_CORREO',
          'El stock del mes no se envió',
          'Tu cuenta no tiene correo. Pide a un Administrador que lo agregue.',
        );
  },
  answer({ events }) {
    const { mes, para } = events[0]!.data as { mes: string; para: string };
    return { mensaje: `Se envió a ${para} el stock al cierre de ${formatMonth(mes)}`, para };
  },
});
