import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';
import styles from './page-header.module.css';

interface Props {
  readonly title: string;
  /** One line of context. */
  readonly context?: ReactNode;
  /** Primary action, at the right. */
  readonly action?: ReactNode;
}

export function PageHeader({ title, context, action }: Props) {
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <Title order={1}>{title}</Title>
        {context !== undefined && <div className={styles.context}>{context}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </header>
  );
}
