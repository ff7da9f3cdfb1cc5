import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import { purchaseOrderCount } from '@power/domain/purchasing/views/purchase-order-count';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(purchaseOrderCount, async (_, { rows }) =>
  rows
    .from('purchaseorder_list')
    .select((of) => of.fn.countAll<number>().as('conteo'))
    .where('estado', 'in', [...OC_POR_RECIBIR])
    .executeTakeFirstOrThrow(),
);
