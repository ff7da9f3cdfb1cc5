import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Facts of a document, label above value; unknown shows as –. */
export const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
