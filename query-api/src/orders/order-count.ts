import { orderCount } from '@power/domain/orders/views/boards';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(orderCount, async (_, { rows }) =>
  rows
    .from('order_list')
    .select((of) => of.fn.countAll<number>().as('conteo'))
    .where('estatus', '=', 'Pendiente Picking')
    .executeTakeFirstOrThrow(),
);
