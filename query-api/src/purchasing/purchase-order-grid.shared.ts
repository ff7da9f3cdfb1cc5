import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** States of orders whose units are still to come, as SQL. */
export const INCOMING = `estado IN (${OC_POR_RECIBIR.map((estado) => `'${estado}'`).join(', ')})`;

/** Import orders, the newest first. */
export const allPurchaseOrders = gridOf(purchaseOrderRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });

/** Those that the warehouse waits for, the first to arrive first. */
export const incomingOrders = gridOf(purchaseOrderRow, {
  where: INCOMING,
  defaultSort: [
    { colId: 'eta', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
