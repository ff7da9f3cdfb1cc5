import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import styles from './dashboard-ia.module.css';

interface Props<R> {
  readonly title: string;
  readonly query: UseQueryResult<R>;
  /** Between the title and what was found. */
  readonly tools?: ReactNode;
  readonly children: (found: R) => ReactNode;
}

/** A block of the dashboard: never blank, whatever becomes of its query. */
export const Card = <R,>({ title, query, tools, children }: Props<R>) => (
  <section className={styles.card} aria-label={title}>
    <h2>{title}</h2>
    {tools}
    <Loaded query={query} height={120}>
      {children}
    </Loaded>
  </section>
);
