import { quotedToday } from '@power/domain/quotations/views/grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sumOfToday } from './sum-of-today.ts';

export default handleQuery(quotedToday, async (_, { rows, now }) => {
  const of = rows.from('quotation_list').where('estado', '<>', 'Anulada');
  return sumOfToday(of, now);
});
