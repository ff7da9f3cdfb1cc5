import type { OpportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { IconBan } from '@tabler/icons-react';
import { isOpen } from './board-columns.ts';
import styles from './board.module.css';

type Props = Pick<OpportunityRow, 'cotizacion' | 'cotizacion_estado' | 'perdida' | 'pedido'>;

/** Number of its quotation; of one that is still followed, also that the quotation is over. */
export function QuotationCell({ cotizacion, cotizacion_estado, perdida, pedido }: Props) {
  if (!cotizacion_estado || !isOpen({ perdida, pedido })) return <>{cotizacion}</>;
  const said = `Cotización ${cotizacion_estado.toLowerCase()}`;
  return (
    <span className={styles.ended} title={said}>
      {cotizacion} <IconBan size={14} role="img" aria-label={said} />
    </span>
  );
}
