import { stockRow } from '../../inventory/views/stock-row.ts';
import { count } from '../../kernel/field.ts';
import { withComputed } from '../../kernel/row.ts';

/** Beside what the ERP says: null while none keeps a stock of its own, for then the books are these. */
export const erpStockRow = withComputed(stockRow, {
  fisico_erp: count('Físico en el ERP', { nullable: true, computed: true }),
  diferencia: count('Diferencia', { nullable: true, computed: true }),
});

/** Product by warehouse, with what reservations hold of what is committed, and what is on its way. */
export const stockReportRow = withComputed(erpStockRow, {
  reservado: count('Reservado', { computed: true }),
  por_recibir: count('Por recibir', { computed: true }),
});
