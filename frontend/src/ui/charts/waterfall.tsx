import { Link } from 'react-router-dom';
import { signed } from '../format/numbers.ts';
import { barsOf, type Step } from './waterfall-bars.ts';
import styles from './waterfall.module.css';

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly format: (value: number) => string;
}

/** What lies between two figures, one bar a cause, each the way into what it is made of. */
export const Waterfall = ({ label, steps, format }: Props) => (
  <ol className={styles.waterfall} aria-label={label}>
    {barsOf(steps).map(({ step: { key, name, value, tone, to, total }, from, size }) => {
      const content = (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden>
            <span
              className={styles.bar}
              data-tone={tone}
              style={{ marginInlineStart: `${from}%`, inlineSize: `${size}%` }}
            />
          </span>
          <span className={styles.figure}>{(total ? format : signed(format))(value)}</span>
        </>
      );
      return (
        <li key={key} data-total={total ?? false}>
          {to === undefined ? <div>{content}</div> : <Link to={to}>{content}</Link>}
        </li>
      );
    })}
  </ol>
);
