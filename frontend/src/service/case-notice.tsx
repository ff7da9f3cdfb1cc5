import { formatDay } from '@power/domain/kernel/dates';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { loansOut } from '@power/domain/service/loans/loans.shared';
import { useLateLoan } from './loan-day.tsx';
import styles from './service.module.css';

/** Above the products: what the customer has until the product is back. */
export function CaseNotice({ sheet }: { readonly sheet: CaseSheet }) {
  const late = useLateLoan();
  const out = loansOut(sheet.movimientos);
  if (out.length === 0) return null;
  return (
    <div className={styles.notice}>
      {out.map(({ n, producto, series, hasta }) => (
        <p key={n} role="status" data-late={hasta !== undefined && late(hasta)}>
          {`${[producto.part_number, ...series].join(' ')} está en préstamo`}
          {hasta !== undefined &&
            (late(hasta)
              ? `: debió volver el ${formatDay(hasta)} y no se ha registrado`
              : ` hasta el ${formatDay(hasta)}`)}
        </p>
      ))}
    </div>
  );
}
