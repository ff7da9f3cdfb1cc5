import { isRejection } from '@power/domain/kernel/rejection';
import { supplierOrderExport } from '@power/domain/purchasing/orders/views/grids';
import { supplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { openOrders, ofCompany, ownSupplier } from './supplier-orders.shared.ts';

const columns = excelOf(supplierOrderRow, [
  'number',
  'estado',
  'marca',
  'lineas',
  'unidades',
  'recibidas',
  'despacho_confirmado',
  'etd',
  'eta',
  'incoterm',
  'shipping_method',
  { field: 'shipping_address', ancho: 30 },
]);
const all = exportOf(supplierOrderExport, { titulo: 'Órdenes abiertas', grid: openOrders, columns });

export default handleQuery(
  supplierOrderExport,
  // What a job makes of it later has the company in its request.
  Object.assign(
    async (...[request, context]: Parameters<typeof all>) => {
      const own = await ownSupplier(context.rows, context.user);
      return isRejection(own) ? own : all(ofCompany(own, request), context);
    },
    { export: all.export },
  ),
);
