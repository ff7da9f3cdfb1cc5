import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { purchaseOrderRow } from '../orders/views/purchase-order-row.ts';

/** Purchase orders that wait for reception: the other counter of the header (document 1 §7). */
export const purchaseOrderCount = defineQuery({
  scope: purchaseOrderRow.scope,
  topic: purchaseOrderRow.topic!,
  name: 'purchase-order-count',
  context: 'purchasing',
  path: '/orden_compras/listar',
  accion: 'conteo',
  reads: [purchaseOrderRow.projection],
  summary: 'Cantidad de órdenes de compra pendientes de recepción',
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
  request: z.strictObject({ accion: z.literal('conteo') }),
  reply: z.object({ conteo: z.number().int() }),
});
