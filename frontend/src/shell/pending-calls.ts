import type { orderCount } from '@power/domain/orders/views/boards';
import type { Access } from '@power/domain/kernel/call';
import type { purchaseOrderCount } from '@power/domain/purchasing/views/purchase-order-count';
import { type Wire, wire } from '../api/wire.ts';

export interface PendingCall {
  readonly call: Wire<typeof orderCount | typeof purchaseOrderCount> & { readonly access: Access };
  readonly label: string;
  readonly ruta: string;
}

/** What the header counts (document 1 §2): each shown to whoever may ask for it. */
export const pendingCalls: readonly PendingCall[] = [
  {
    label: 'Órdenes de compra pendientes de recepción',
    ruta: 'ordenes-de-compra-global',
    call: {
      ...wire<typeof purchaseOrderCount>({
        kind: 'query',
        method: 'POST',
        path: '/orden_compras/listar',
        accion: 'conteo',
      }),
      access: {
        perfiles: [
          'Administrador',
          'Jefe de Bodega',
          'Asistente Bodega',
          'Bodega y Despacho',
          'Jefe de Logistica',
          'Brand Manager',
          'Pre-Venta',
          'Cobrador',
          'Finanzas',
        ],
      },
    },
  },
  {
    label: 'Pedidos pendientes de picking',
    ruta: 'pedidos-globales',
    call: {
      ...wire<typeof orderCount>({
        kind: 'query',
        method: 'POST',
        path: '/pedido_ventas/listar',
        accion: 'conteo',
        topic: 'pedidos',
      }),
      access: {
        perfiles: [
          'Administrador',
          'Jefe de Bodega',
          'Asistente Bodega',
          'Bodega y Despacho',
          'Bodega',
          'Jefe de Logistica',
          'Ejecutivo de Ventas',
          'Pre-Venta',
          'Brand Manager',
          'Marketing',
          'Finanzas',
          'Cobrador',
        ],
      },
    },
  },
];
