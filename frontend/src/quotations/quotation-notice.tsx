import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { MarginGauge } from './margin-gauge.tsx';
import styles from './quotation-sheet.module.css';

/** Above the lines: the margin for whoever may see it, and what keeps the quotation from becoming an order. */
export function QuotationNotice({ sheet }: { sheet: QuotationSheet }) {
  const waiting = sheet.estado === 'Por Validar' ? sheet.por_validar : 0;
  return (
    <div className={styles.notice}>
      <MarginGauge margen={sheet.margen} />
      {waiting > 0 && (
        <p className={styles.warned} role="status">
          {waiting === 1 ? '1 precio espera validación' : `${waiting} precios esperan validación`}
        </p>
      )}
    </div>
  );
}
