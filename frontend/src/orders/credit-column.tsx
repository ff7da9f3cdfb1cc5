import type { OrderToValidateRow } from '@power/domain/orders/views/order-row';
import { overLimit, shareOfLimit } from '../customers/credit-text.shared.ts';
import { percentColumn } from '../ui/list/columns.tsx';
import type { Column } from '../ui/list/types.ts';
import styles from './order-sheet.module.css';

/** *con este pedido*: how much of the customer's limit is in use together with the order; over it by how much, in red and in words. */
export const creditColumn: Column<OrderToValidateRow> = percentColumn('uso', 'Con este pedido', {
  headerTooltip: 'Parte del cupo que usaría el cliente con este pedido',
  width: 132,
  cellRenderer: ({ data }: { data?: OrderToValidateRow }) => {
    if (!data) return null;
    if (data.uso === null) return data.a_credito ? <strong className={styles.short}>sin cupo</strong> : 'al contado';
    return overLimit(data.uso) ? (
      <strong className={styles.short}>
        <span>excede en</span> {shareOfLimit(data.uso)}
      </strong>
    ) : (
      shareOfLimit(data.uso)
    );
  },
});
