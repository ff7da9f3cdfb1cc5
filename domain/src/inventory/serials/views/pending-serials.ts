import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { productRow } from '../../../products/views/product-row.ts';
import { WAREHOUSE } from '../../access.ts';
import { pendingSerialRow } from './pending-serial-row.ts';
import { serialRow } from './serial-row.ts';

/**
 * *Series pendientes*: documents let goods come without serials, which are issued or imported for a receipt afterwards
 * (requirements §2 generador-qr-serials); here they wait for it, and each is named at the latest when it is picked.
 */
export const pendingSerialGrid = defineGridQuery(pendingSerialRow, {
  context: 'inventory',
  name: 'pending-serial-grid',
  path: '/series/listar',
  accion: 'pendientes',
  access: { perfiles: WAREHOUSE },
  reads: [productRow.projection, serialRow.projection, 'orders/order-serial-list', 'orders/order-list'],
  summary: 'Unidades de productos serializables que esperan que se registre su serie',
});
