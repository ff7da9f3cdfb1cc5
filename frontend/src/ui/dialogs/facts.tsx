import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** An address that is too long for its line goes on after a dot or the @, not within a word. */
export const breakable = (address: string): ReactNode[] =>
  address.split(/(?<=[@.])/).flatMap((part, n) => (n === 0 ? [part] : [<wbr key={n} />, part]));

const shown = (value: ReactNode): ReactNode =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'string' && value.includes('@')
      ? breakable(value)
      : value;

/** What half of a narrow side has no room for: values of any width, the names of some; of a very narrow one a RUT neither. */
function room([label, value]: Fact): 'half' | 'more' | 'line' {
  if (label.length > 14) return 'line';
  if (value === null || value === undefined) return 'half';
  if (typeof value !== 'string' || value.length > 12) return 'line';
  return value.length > 10 ? 'more' : 'half';
}

/** Facts of a document in two columns, label above value; unknown shows as –. */
export const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {of.map(([label, value]) => (
      <div key={label} data-room={room([label, value])}>
        <dt>{label}</dt>
        <dd>{shown(value)}</dd>
      </div>
    ))}
  </dl>
);
