import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { OC_READERS, RECEIVERS } from '../guards.ts';
import { costFieldsOf } from '../../../kernel/row.ts';
import { purchaseOrderRow } from './purchase-order-row.ts';

const list = { context: 'purchasing', path: '/orden_compras/listar' } as const;

/** *Órdenes de compra importación*. */
export const purchaseOrderGrid = defineGridQuery(purchaseOrderRow, {
  ...list,
  name: 'purchase-order-grid',
  accion: 'grid',
  access: { perfiles: OC_READERS },
  summary: 'Grilla de órdenes de compra de importación',
});

/** *Órdenes de compra*, as the warehouse sees them: those whose units are still to come. */
export const receivingGrid = defineGridQuery(purchaseOrderRow, {
  ...list,
  name: 'receiving-grid',
  accion: 'gridrecepcion',
  access: { perfiles: RECEIVERS },
  summary: 'Grilla de órdenes de compra por recepcionar',
});

/** The filtered grid as Excel. */
export const purchaseOrderExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'purchase-order-export',
  access: { perfiles: OC_READERS, permiso: 'exportar' },
  reads: [purchaseOrderRow.projection],
  scope: purchaseOrderRow.scope,
  costFields: costFieldsOf(purchaseOrderRow),
  summary: 'Exporta a Excel las órdenes de compra filtradas',
});
