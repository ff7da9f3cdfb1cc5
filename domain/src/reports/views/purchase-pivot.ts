import { definePivotQueries } from '../../kernel/pivot-query.ts';
import { purchaseLineRow } from '../../purchasing/views/purchase-line-row.ts';
import { PURCHASE_READS, PURCHASE_REPORTERS } from '../../purchasing/views/purchases.ts';
import { purchasePivotFields } from '../purchase-figures.shared.ts';

/** *Reportes dinámicos*, purchases: the same over the products of import invoices (requirements §7). */
export const [purchasePivot, purchasePivotFile] = definePivotQueries(
  {
    path: '/compras/listar',
    row: purchaseLineRow,
    fields: purchasePivotFields,
    perfiles: PURCHASE_REPORTERS,
    reads: PURCHASE_READS.slice(1),
  },
  [
    { name: 'purchase-pivot', summary: 'Agrupa las líneas compradas por filas y columnas, con subtotales' },
    { name: 'purchase-pivot-file', summary: 'El mismo informe de compras como planilla Excel con filas agrupadas' },
  ],
);
