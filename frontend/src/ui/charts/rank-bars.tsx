import { Link } from 'react-router-dom';
import styles from './rank-bars.module.css';

export interface Ranked {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Figure beside the value, as people read it. */
  readonly beside?: string | undefined;
  readonly to: string;
}
interface Props {
  /** The greatest first. */
  readonly rows: readonly Ranked[];
  readonly format: (value: number) => string;
}

/** Who or what has how much, as bars from zero with their figures; each leads to what it is made of. */
export function RankBars({ rows, format }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className={styles.rows}>
      {rows.map(({ key, name, value, beside, to }) => (
        <li key={key}>
          <Link to={to} className={styles.row}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.figure}>{format(value)}</span>
            {beside !== undefined && <span className={styles.beside}>{beside}</span>}
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(Math.max(0, value) / most) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
