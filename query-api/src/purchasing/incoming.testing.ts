import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { productRow } from '@power/domain/products/views/product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';

/** Read models of what there is of a product and of what comes. */
export const stockedRows = [productRow, stockRow, warehouseMaster.row, purchaseOrderLineRow];

const line = (_id: string, producto_id: string, pendiente: number, estado: string, eta: string | null) => ({
  ...{ _id, number: Number(_id.split('/')[0]), producto_id, pendiente, estado, eta },
  ...{ marca: 'Hik', proveedor: 'Export Ltd', costo_fob: 4 },
});
/** Of product `1` 31 units come for whoever buys them, the first on the first of March, and 50 for one client. */
export const comingLines = [
  line('4/1', '1', 6, 'Emitida', null),
  line('5/1', '1', 20, 'En Aduana', '2026-03-01'),
  line('5/2', '1', 5, 'En Aduana', '2026-03-01'),
  line('6/1', '1', 9, 'Cerrada', '2026-02-01'),
  line('7/1', '2', 8, 'Emitida', '2026-02-01'),
  { ...line('8/1', '1', 50, 'Emitida', '2026-01-15'), reserva_id: '459' },
];
/** What is told of product `10`, where the second of them brings it. */
export const twentyCome = { producto: '10', por_recibir: 20, llega: '2026-03-01' };
