import type { TotalsBlock } from '@power/domain/kernel/document';
import { Money } from '../ui/format/money.tsx';
import styles from './document-totals.module.css';

/** Sums under the lines; beside each other, each with its heading, where there is more than one column of them. */
export const DocumentTotals = ({ of }: { of: readonly TotalsBlock[] }) => (
  <div className={styles.totals}>
    {of.map(({ titulo, rows, less }) => (
      <section key={titulo} aria-label={titulo} data-less={less ?? false}>
        {of.length > 1 && <h2>{titulo}</h2>}
        <dl>
          {rows.map(({ label, value, strong, divisa }) => (
            <div key={label} data-strong={strong ?? false}>
              <dt>{label}</dt>
              <dd>
                <Money value={value} {...(divisa && { divisa })} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
