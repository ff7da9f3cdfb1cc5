import { MONEDAS_INVOICE } from '@power/domain/invoice/parts';
import { invoiceOrders } from '@power/domain/invoice/views/grids';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(invoiceOrders, async (_, { rows }) => ({
  ok: true as const,
  ordenes: await rows
    .from('purchaseorder_list')
    .select(['number', 'proveedor', 'marca', 'estado', 'moneda', 'incoterm'])
    .where('moneda', 'in', [...MONEDAS_INVOICE])
    .where('estado', 'not in', ['Borrador', 'Anulada'])
    .orderBy('number', 'desc')
    .limit(500)
    .execute(),
}));
