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
  /** What the value is and, where there is one, the figure beside it: a percentage alone reads as a share. */
  readonly heads?: readonly [value: string, beside?: string];
}

/** Who or what has how much, as bars from zero with their figures; each leads to what it is made of. */
export function RankBars({ rows, format, heads }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const list = (
    <ol className={styles.rows}>
      {rows.map(({ key, name, value, beside, to }) => (
        <li key={key}>
          <Link to={to} className={styles.row}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.figure}>{format(value)}</span>
            {beside !== undefined && (
              <span className={styles.beside} title={heads?.[1]}>
                {beside}
              </span>
            )}
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(Math.max(0, value) / most) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
  return heads ? (
    <>
      <p className={styles.heads}>
        <span>{heads[0]}</span>
        {heads[1] !== undefined && <span className={styles.beside}>{heads[1]}</span>}
      </p>
      {list}
    </>
  ) : (
    list
  );
}
