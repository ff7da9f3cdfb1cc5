import { formatDay } from '@power/domain/kernel/dates';
import { repairLooks } from '@power/domain/service/cases/looks';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { loansOut } from '@power/domain/service/loans/loans.shared';
import { StateChip } from '../ui/state-chip.tsx';
import { useLateLoan } from './loan-day.tsx';
import styles from './service.module.css';

/** Above the products: what became of the quotation of the repair, and what the customer has until the product is back. */
export function CaseNotice({ sheet }: { readonly sheet: CaseSheet }) {
  const late = useLateLoan();
  const { movimientos, cotizacion, cotizacion_estado } = sheet;
  const out = loansOut(movimientos);
  if (out.length === 0 && cotizacion_estado === null) return null;
  return (
    <div className={styles.notice}>
      {cotizacion_estado !== null && (
        <p role="status" className={styles.quoted}>
          {`Cotización N° ${cotizacion}`} <StateChip looks={repairLooks} value={cotizacion_estado} />
        </p>
      )}
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
