import { orderedToday } from '@power/domain/quotations/views/grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sumOfToday } from './sum-of-today.ts';

export default handleQuery(orderedToday, async (_, { rows, now }) => {
  const of = rows.from('order_list').where('estatus', '<>', 'Anulado');
  return sumOfToday(of, now);
});
