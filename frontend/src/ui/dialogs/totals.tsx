import { Money } from '../format/money.tsx';
import type { Divisa } from '../format/numbers.ts';
import styles from './totals.module.css';

/** NETO, IVA (19%) and TOTAL at the lower right of a document. */
export const Totals = ({
  neto,
  iva,
  total,
  divisa = 'CLP',
}: {
  neto: number;
  iva: number;
  total: number;
  divisa?: Divisa;
}) => (
  <dl className={styles.totals}>
    <div>
      <dt>NETO</dt>
      <dd>
        <Money value={neto} divisa={divisa} />
      </dd>
    </div>
    <div>
      <dt>IVA (19%)</dt>
      <dd>
        <Money value={iva} divisa={divisa} />
      </dd>
    </div>
    <div className={styles.total}>
      <dt>TOTAL</dt>
      <dd>
        <Money value={total} divisa={divisa} />
      </dd>
    </div>
  </dl>
);
