import { stockRow } from '../../inventory/views/stock-row.ts';
import { count, day } from '../../kernel/field.ts';
import { withComputed } from '../../kernel/row.ts';

/** Beside what the ERP says: null while none keeps a stock of its own, for then the books are these. */
export const erpStockRow = withComputed(stockRow, {
  fisico_erp: count('Físico en el ERP', { nullable: true, computed: true }),
  diferencia: count('Diferencia', { nullable: true, computed: true }),
});

/** Product by warehouse, with what reservations hold of what is committed, and what open import orders bring of the product: no order says into which warehouse. */
export const stockReportRow = withComputed(erpStockRow, {
  reservado: count('Reservado', { computed: true }),
  por_recibir: count('Por recibir', { computed: true }),
  llega: day('Llega', { computed: true, nullable: true }),
});
