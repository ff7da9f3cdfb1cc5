import { code, count, text } from '../../../kernel/field.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { type RowOf, withComputed, withOnly } from '../../../kernel/row.ts';
import { productRow } from '../../../products/views/product-row.ts';
import { WAREHOUSE } from '../../access.ts';
import { stockRow } from '../../views/stock-row.ts';
import { serialRow } from './serial-row.ts';

/** Units of a serializable product in a warehouse whose serial nobody named when they came. */
export const pendingSerialRow = withComputed(
  withOnly(stockRow, ['_id', 'producto_id', 'codigo_sap', 'marca', 'fisico']),
  {
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    bodega: code('Bodega', { search: true }),
    registradas: count('Con serie', { computed: true }),
    pendientes: count('Series pendientes', { computed: true }),
  },
);
export type PendingSerialRow = RowOf<typeof pendingSerialRow>;

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
