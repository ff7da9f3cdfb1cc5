import type { Moneda, Sumas } from '@power/domain/quotations/parts';
import { Totals } from '../../ui/dialogs/totals.tsx';
import { formatCount, formatDecimal, formatMoney } from '../../ui/format/numbers.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import { DIVISA } from '../currency.ts';
import { MarginGauge } from '../margin-gauge.tsx';

import styles from './editor.module.css';

interface Props {
  readonly sums: Sumas;
  readonly moneda: Moneda;
  readonly tipo_cambio: number;
  readonly margenes: boolean;
}

/** What the quotation comes to: in its currency by transport, and in pesos; the gauge for whoever may see margins. */
export function EditorTotals({ sums, moneda, tipo_cambio, margenes }: Props) {
  usePageMark('totals');
  return (
    <div className={styles.totals}>
      <span className={styles.count}>
        {formatCount(sums.lineas)} {sums.lineas === 1 ? 'línea' : 'líneas'} · {formatCount(sums.unidades)}{' '}
        {sums.unidades === 1 ? 'unidad' : 'unidades'}
        {sums.por_validar > 0 && <strong data-tone="warn">{formatCount(sums.por_validar)} por validar</strong>}
      </span>
      {margenes && <MarginGauge margen={sums.margen} />}
      {moneda !== 'pesos' && (
        <dl className={styles.abroad}>
          <dt>Total Aéreo</dt>
          <dd>{formatMoney(sums.total_aereo, DIVISA[moneda])}</dd>
          <dt>Total Marítimo</dt>
          <dd>{formatMoney(sums.total_maritimo, DIVISA[moneda])}</dd>
          <dt>Tipo de cambio</dt>
          <dd>{formatDecimal(tipo_cambio)}</dd>
        </dl>
      )}
      <Totals neto={sums.neto} iva={sums.iva} total={sums.total} />
    </div>
  );
}
