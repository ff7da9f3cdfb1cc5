import { isRejection } from '@power/domain/kernel/rejection';
import { supplierOrder } from '@power/domain/purchasing/orders/views/grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { ownOrder } from './supplier-orders.shared.ts';

export default handleQuery(supplierOrder, async ({ id }, { rows, user }) => {
  const orden = await ownOrder(rows, user, id);
  if (isRejection(orden)) return orden;
  const lineas = await rows
    .from('purchaseorder_line_list')
    .select(['linea', 'codigo', 'part_number', 'nombre', 'cantidad', 'totalrecepcionado', 'pendiente'])
    .where('orden', '=', orden._id)
    .orderBy('linea')
    .execute();
  return { orden, lineas };
});
