import type { EstadoOc } from '@power/domain/purchasing/orders/parts';
import { queryKey } from '../../api/hooks.ts';
import { queryClient } from '../../api/query-client.ts';
import { supplierOrder, supplierOrderHistory } from '../../calls/purchasing.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const SUPPLIER_ORDERS = 'ordenes-proveedor';

/** The goods have not left: their supplier may say when they do. */
export const isOpenToConfirm = (estado: EstadoOc): boolean => estado === 'Emitida' || estado === 'Confirmada';

/** After a command: list and order show at once what it did. */
export function refreshSupplierOrders(): void {
  void queryClient.invalidateQueries({ queryKey: queryKey(supplierOrder) });
  void queryClient.invalidateQueries({ queryKey: queryKey(supplierOrderHistory) });
  refreshList(SUPPLIER_ORDERS);
}
