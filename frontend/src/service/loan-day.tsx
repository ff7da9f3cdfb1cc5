import { dayOf, formatDay } from '@power/domain/kernel/dates';
import { isLate } from '@power/domain/service/loans/loans.shared';
import { IconAlertTriangle } from '@tabler/icons-react';
import { use } from 'react';
import { useServerNow } from '../live/hooks.ts';
import { AsOf } from '../ui/format/as-of.ts';
import styles from './case-board.module.css';

/** Whether a loan is to be back by now, or was on the day that is shown. */
export function useLateLoan(): (hasta: string) => boolean {
  const ticking = useServerNow();
  const asOf = use(AsOf);
  const hoy = dayOf(asOf === '' ? new Date(ticking).toISOString() : asOf);
  return (hasta) => isLate(hasta, hoy);
}

/** The day on which a unit that is lent is to come back, marked once it has passed. */
export function LoanDay({ hasta, word = '' }: { readonly hasta: string; readonly word?: string }) {
  const late = useLateLoan()(hasta);
  return (
    <span className={styles.age} data-late={late}>
      {late && <IconAlertTriangle size={14} aria-label="Préstamo atrasado" />}
      {`${word}${formatDay(hasta)}`}
    </span>
  );
}
