import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { costFieldsOf } from '../../kernel/row.ts';
import { WAREHOUSE } from '../access.ts';
import { movementGridRow, movementRow } from './movement-row.ts';

const base = {
  context: 'inventory',
  path: '/movimientos/listar',
  reads: ['products/price-change-list', 'orders/order-serial-list'],
};

/** Kardex (`reportes/movimiento-stock`). */
export const movementGrid = defineGridQuery(movementGridRow, {
  ...base,
  name: 'movement-grid',
  access: { perfiles: WAREHOUSE },
  summary: 'Movimientos de stock con su saldo',
});

export const movementExport = defineQuery({
  ...base,
  name: 'movement-export',
  access: { perfiles: WAREHOUSE, permiso: 'exportar' },
  summary: 'Exporta a Excel los movimientos de stock filtrados',
  reads: [movementRow.projection, ...base.reads],
  scope: movementRow.scope,
  costFields: costFieldsOf(movementGridRow),
  ...exportCall('exportacion'),
});
