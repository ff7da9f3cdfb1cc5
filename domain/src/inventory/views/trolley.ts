import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { WAREHOUSE } from '../access.ts';
import { trolleyRow } from './trolley-row.ts';

const list = { context: 'inventory', path: '/movimientos/listar', access: { perfiles: WAREHOUSE } } as const;

/** *Productos en Carrito*. */
export const trolleyGrid = defineGridQuery(trolleyRow, {
  ...list,
  name: 'trolley-grid',
  accion: 'carrito',
  summary: 'Productos en carro: tomados de una ubicación y todavía no ubicados',
});

export const trolleyExport = defineQuery({
  ...list,
  ...exportCall('exportacioncarrito'),
  name: 'trolley-export',
  reads: [trolleyRow.projection],
  scope: trolleyRow.scope,
  summary: 'Exporta a Excel los productos en carro filtrados',
});
