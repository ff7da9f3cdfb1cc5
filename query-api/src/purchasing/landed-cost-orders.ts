import { landedCostOrders } from '@power/domain/purchasing/landed/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(landedCostOrders, async (_, { rows }) => ({
  ok: true as const,
  ordenes: await rows
    .from('purchaseorder_list')
    .select(['number', 'proveedor', 'marca', 'moneda', 'estado', 'recibidas'])
    // A closed order may have come in part, and have no cost yet.
    .where('estado', 'in', ['Recepción Parcial', 'Recepcionada', 'Cerrada'])
    .where('recibidas', '>', 0)
    .orderBy('number', 'desc')
    .limit(500)
    .execute(),
}));
