import { orderExport } from '@power/domain/orders/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { exportedColumns, exportedGrid } from './order-export-columns.ts';

export default handleQuery(
  orderExport,
  exportOf(orderExport, { titulo: 'Pedidos', grid: exportedGrid, columns: exportedColumns }),
);
