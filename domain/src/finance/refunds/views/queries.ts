import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { PAYMENT_KEEPERS } from '../../../streams/settlement/guards.ts';
import { refundRow } from './refund-row.ts';

const base = { context: 'finance', path: '/devoluciones_dinero/listar' } as const;

/** *Devoluciones de dinero*. */
export const refundGrid = defineGridQuery(refundRow, {
  ...base,
  name: 'refund-grid',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Dinero por devolver a clientes, y devuelto',
});
export const refundExport = defineQuery({
  ...base,
  name: 'refund-export',
  access: { perfiles: PAYMENT_KEEPERS, permiso: 'exportar' },
  summary: 'Devoluciones de dinero en Excel',
  reads: [refundRow.projection],
  scope: refundRow.scope,
  ...exportCall('exportacion'),
});
