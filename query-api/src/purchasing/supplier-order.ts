import { isRejection, reject } from '@power/domain/kernel/rejection';
import { NOT_YOURS } from '@power/domain/purchasing/orders/supplier-words.shared';
import { supplierOrder } from '@power/domain/purchasing/orders/views/grids';
import { supplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { OPEN_TO_SUPPLIER, ownSupplier } from './supplier-orders.shared.ts';

type Shown = keyof typeof supplierOrderRow.fields;
const SHOWN = Object.keys(supplierOrderRow.fields) as Shown[];

export default handleQuery(supplierOrder, async ({ id }, { rows, user }) => {
  const own = await ownSupplier(rows, user);
  if (isRejection(own)) return own;
  const orden = await rows
    .from('purchaseorder_list')
    .select(SHOWN)
    .where('_id', '=', String(id))
    .where('proveedor', '=', own)
    .where('estado', 'in', OPEN_TO_SUPPLIER)
    .executeTakeFirst();
  if (!orden) return reject('OC_NO_EXISTE', 'Orden no encontrada', NOT_YOURS);
  const lineas = await rows
    .from('purchaseorder_line_list')
    .select(['linea', 'codigo', 'part_number', 'nombre', 'cantidad', 'totalrecepcionado', 'pendiente'])
    .where('orden', '=', orden._id)
    .orderBy('linea')
    .execute();
  return { orden, lineas };
});
