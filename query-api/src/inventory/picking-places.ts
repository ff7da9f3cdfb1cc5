import { pickingPlaces } from '@power/domain/inventory/views/picking-places';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { walkedPlaces } from './walked-places.shared.ts';

export default handleQuery(pickingPlaces, async ({ pedidos }, { rows }) => {
  const orders = await rows.from('order_list').select('number').where('number', 'in', pedidos).execute();
  return orders.length === 0
    ? { lugares: [], otros: [] }
    : walkedPlaces(
        rows,
        orders.map(({ number }) => number),
      );
});
