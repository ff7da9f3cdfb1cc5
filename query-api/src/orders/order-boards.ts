import { defineGrid } from '@power/infra/platform/grid/define';
import { allColumns } from './order-grid.shared.ts';

/** Orders that wait for the warehouse, oldest first. */
export const pendingPicking = defineGrid({
  table: 'order_list',
  columns: allColumns,
  where: "estatus = 'Pendiente Picking'",
  defaultSort: [{ colId: 'estatus_at', sort: 'asc' }],
});
