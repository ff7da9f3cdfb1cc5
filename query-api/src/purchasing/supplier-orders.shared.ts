import type { GridRequest } from '@power/domain/kernel/grid';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import { NO_COMPANY, NOT_YOURS } from '@power/domain/purchasing/orders/supplier-words.shared';
import { type SupplierOrderRow, supplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import type { Reader } from '@power/infra/platform/sql/reader';
import { INCOMING } from './incoming.shared.ts';

/** Open orders, the first to be dispatched first. */
export const openOrders = gridOf(supplierOrderRow, {
  where: INCOMING,
  defaultSort: [
    { colId: 'etd', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});

/** The same request about the orders of one company. */
export const ofCompany = <R extends Partial<GridRequest>>(
  own: string,
  request: R,
): R & Pick<GridRequest, 'filterModel'> => ({
  ...request,
  filterModel: { ...request.filterModel, proveedor: { filterType: 'set', values: [own] } },
});

/** Name of the company that the account is linked to, as orders hold it: while they do, no supplier can be renamed. */
export async function ownSupplier(rows: Reader, user: Principal | undefined): Promise<string | Rejection> {
  const found =
    user?.proveedor_id === undefined
      ? undefined
      : await rows.from('supplier_list').select('razon_social').where('_id', '=', user.proveedor_id).executeTakeFirst();
  return found?.razon_social ?? reject('SIN_EMPRESA', 'No hay órdenes que mostrar', NO_COMPANY);
}

const SHOWN = Object.keys(supplierOrderRow.fields) as (keyof typeof supplierOrderRow.fields)[];

/** An open order of the own company, sent and not received; nothing of another's is there to be found. */
export async function ownOrder(
  rows: Reader,
  user: Principal | undefined,
  id: string | number,
): Promise<SupplierOrderRow | Rejection> {
  const own = await ownSupplier(rows, user);
  if (isRejection(own)) return own;
  const orden = await rows
    .from('purchaseorder_list')
    .select(SHOWN)
    .where('_id', '=', String(id))
    .where('proveedor', '=', own)
    .where('estado', 'in', [...OC_POR_RECIBIR])
    .executeTakeFirst();
  return (orden as SupplierOrderRow | undefined) ?? reject('OC_NO_EXISTE', 'Orden no encontrada', NOT_YOURS);
}
