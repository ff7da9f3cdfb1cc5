import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { costFieldsOf } from '../../../kernel/row.ts';
import { COUNT_KEEPERS, COUNTERS } from '../guards.ts';
import { countRow } from './count-row.ts';

const list = { context: 'inventory', path: '/inventarios/listar' } as const;

/** *Inventarios*; who counts sees which there are. */
export const countGrid = defineGridQuery(countRow, {
  ...list,
  name: 'stock-count-grid',
  access: { perfiles: COUNTERS },
  summary: 'Grilla de inventarios',
});

export const countExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'stock-count-export',
  access: { perfiles: COUNT_KEEPERS },
  reads: [countRow.projection],
  scope: countRow.scope,
  costFields: costFieldsOf(countRow),
  summary: 'Exporta a Excel los inventarios filtrados',
});
