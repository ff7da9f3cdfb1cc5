import { UnstyledButton } from '@mantine/core';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './bars.module.css';

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly note?: string;
}
interface Props {
  readonly label: string;
  readonly rows: readonly Bar[];
  /** Columns of time instead of a ranking. */
  readonly upright?: boolean;
  readonly chosen?: string;
  readonly onChoose?: (name: string) => void;
}

/** Bars from zero without a library: a ranking whose bars can be chosen, or the course of a figure. */
export function Bars({ label, rows, upright = false, chosen, onChoose }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  if (upright)
    return (
      <div
        className={styles.columns}
        role="img"
        aria-label={`${label}: ${rows.map(({ name, value }) => `${name} ${formatCount(value)}`).join(', ')}`}
      >
        <div className={styles.plot}>
          {rows.map(({ name, value }) => (
            <span
              key={name}
              title={`${name}: ${formatCount(value)}`}
              style={{ height: `${(value / most) * 100}%` }}
              data-none={value === 0}
            />
          ))}
        </div>
        <div className={styles.ends}>
          <span>{rows[0]?.name}</span>
          <span>{`máximo ${formatCount(Math.max(0, ...rows.map(({ value }) => value)))}`}</span>
          <span>{rows.at(-1)?.name}</span>
        </div>
      </div>
    );
  return (
    <ul className={styles.ranking} aria-label={label}>
      {rows.map(({ name, value, note }) => (
        <li key={name}>
          <UnstyledButton
            className={styles.row ?? ''}
            onClick={() => onChoose?.(name)}
            aria-pressed={chosen === name}
            title={`Ver las consultas de ${name}`}
          >
            <span className={styles.name}>{name}</span>
            <span>{formatCount(value)}</span>
            <span className={styles.track}>
              <span style={{ width: `${(value / most) * 100}%` }} />
            </span>
            <small>{note}</small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
