import type { CotizacionPublica } from '@power/domain/quotations/views/shared';
import { formatCount, formatMoney } from '../../ui/format/numbers.ts';
import { DIVISA } from '../currency.ts';
import styles from './offer.module.css';

/** Lines as cards one below the other: a phone is narrow; then the sums. */
export function OfferLines({ offer }: { readonly offer: CotizacionPublica }) {
  const money = (value: number) => formatMoney(value, DIVISA[offer.moneda]);
  return (
    <>
      <ol className={styles.lines}>
        {offer.lineas.map((line, n) => (
          <li key={line.linea}>
            {line.seccion !== null && line.seccion !== offer.lineas[n - 1]?.seccion && <h2>{line.seccion}</h2>}
            <div className={styles.line}>
              <strong>{line.part_number}</strong>
              <strong>{money(line.total)}</strong>
              <span>{line.nombre}</span>
              <span>{`${formatCount(line.cantidad)} × ${money(line.precio)}`}</span>
              {line.comentario !== null && <small>{line.comentario}</small>}
            </div>
          </li>
        ))}
      </ol>
      <dl className={styles.totals}>
        {offer.moneda === 'pesos' ? (
          <>
            <dt>NETO</dt>
            <dd>{money(offer.neto)}</dd>
            <dt>IVA (19%)</dt>
            <dd>{money(offer.iva)}</dd>
            <dt>TOTAL</dt>
            <dd>{money(offer.total)}</dd>
          </>
        ) : (
          <>
            <dt>TOTAL NETO</dt>
            <dd>{money(offer.total_moneda)}</dd>
          </>
        )}
      </dl>
    </>
  );
}
