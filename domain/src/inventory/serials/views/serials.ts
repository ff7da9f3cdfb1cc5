import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { WAREHOUSE } from '../../access.ts';
import { serialGridRow, serialRow } from './serial-row.ts';

const base = {
  context: 'inventory',
  path: '/series/listar',
  reads: ['orders/order-serial-list', 'orders/order-list'],
};

/** *Series*: every unit that is known by its number, where it stands and which order took it. */
export const serialGrid = defineGridQuery(serialGridRow, {
  ...base,
  name: 'serial-grid',
  access: { perfiles: WAREHOUSE },
  summary: 'Unidades con número de serie: dónde están y con qué pedido salieron',
});

export const serialExport = defineQuery({
  ...base,
  name: 'serial-export',
  access: { perfiles: WAREHOUSE, permiso: 'exportar' },
  summary: 'Exporta a Excel las series filtradas',
  reads: [serialRow.projection, ...base.reads],
  scope: serialRow.scope,
  ...exportCall('exportacion'),
});
