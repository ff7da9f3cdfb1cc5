import type { ExplainedBlock } from '@power/domain/invoice/explained.shared';
import { Money } from '../ui/format/money.tsx';
import styles from './explained-figures.module.css';
import type { Divisa } from '../ui/format/numbers.ts';

/** Totals and duties of an invoice line by line: what it is, how it comes about, dollars and pesos. */
export const ExplainedFigures = ({
  blocks,
  divisa = 'USD',
}: {
  readonly blocks: readonly ExplainedBlock[];
  /** Of the invoice. */
  readonly divisa?: Divisa | undefined;
}) => (
  <div className={styles.blocks}>
    {blocks.map(({ titulo, lineas }) => (
      <section key={titulo} aria-label={titulo}>
        <h3>{titulo}</h3>
        <dl>
          {lineas.map(({ campo, concepto, formula, usd, pesos, suma }) => (
            <div key={campo} data-strong={suma ?? false}>
              <dt>
                {concepto}
                <small>{formula}</small>
              </dt>
              <dd>
                {usd !== undefined && <Money value={usd} divisa={divisa} />}
                {pesos !== undefined && <Money value={pesos} />}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
