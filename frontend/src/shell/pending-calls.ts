import { orderCount } from '../calls/orders.ts';
import { purchaseOrderCount } from '../calls/purchasing.ts';

export interface PendingCall {
  readonly call: typeof orderCount | typeof purchaseOrderCount;
  readonly label: string;
  readonly ruta: string;
}

/** What the header counts (document 1 §2): each shown to whoever may ask for it. */
export const pendingCalls: readonly PendingCall[] = [
  {
    label: 'Órdenes de compra pendientes de recepción',
    ruta: 'ordenes-de-compra-global',
    call: purchaseOrderCount,
  },
  { label: 'Pedidos pendientes de picking', ruta: 'pedidos-globales', call: orderCount },
];
