import { orderExportEjecutivo } from '@power/domain/orders/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { exportedColumns, exportedGrid } from './order-export-columns.ts';

export default handleQuery(
  orderExportEjecutivo,
  exportOf(orderExportEjecutivo, { titulo: 'Mis pedidos', grid: exportedGrid, columns: exportedColumns }),
);
