import { purchaseOrderExport } from '@power/domain/purchasing/orders/views/grids';
import { listedOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allPurchaseOrders } from './purchase-order-grid.shared.ts';

const columns = excelOf(listedOrderRow, [
  'number',
  'estado',
  { field: 'proveedor', ancho: 40 },
  'marca',
  'moneda',
  'incoterm',
  'shipping_method',
  'etd',
  'eta',
  'atraso',
  'despacho_confirmado',
  'documento',
  'lineas',
  'unidades',
  'recibidas',
  'recibido_porcentaje',
  'costo_fob_total',
  'creado_por',
  'createdAt',
]);

export default handleQuery(
  purchaseOrderExport,
  exportOf(purchaseOrderExport, { titulo: 'Órdenes de compra importación', grid: allPurchaseOrders, columns }),
);
