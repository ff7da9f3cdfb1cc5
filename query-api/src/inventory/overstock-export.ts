import { overstockExport } from '@power/domain/inventory/views/aging';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { overstock, overstockColumns } from './aging.shared.ts';

export default handleQuery(
  overstockExport,
  exportOf(overstockExport, {
    titulo: 'Sobrestock',
    grid: ({ meses_venta }) => overstock[meses_venta],
    columns: overstockColumns,
  }),
);
