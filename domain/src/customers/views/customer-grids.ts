import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { OFFICE } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { customerGridRow, customerRow } from './customer-row.ts';

const list = { context: 'customers', path: '/clientes/listar' };
/** Names of codes. */
const grid = { reads: ['finance/payment-option-list'] };

/** *Clientes*: a seller sees own customers. */
export const customerGrid = defineGridQuery(customerGridRow, {
  ...list,
  ...grid,
  name: 'customer-grid',
  access: { perfiles: OFFICE },
  summary: 'Grilla de clientes',
});

/** Customers of the filtered grid as Excel; needs the flag `exportar` (requirements §0.3). */
export const customerExport = defineQuery({
  ...list,
  name: 'customer-export',
  access: { perfiles: OFFICE, permiso: 'exportar' },
  summary: 'Exporta a Excel los clientes filtrados',
  reads: [customerRow.projection, ...grid.reads],
  scope: customerRow.scope,
  topic: customerRow.topic!,
  ...exportCall('exportacion'),
});
