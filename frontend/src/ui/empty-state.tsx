import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';
import styles from './empty-state.module.css';

interface Props {
  /** What is not there. */
  readonly title: string;
  /** Why, and what to do. */
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** Whether it is all there is on the page: its title is then the page's heading. */
  readonly page?: boolean;
}

export const EmptyState = ({ title, hint, action, icon, page = false }: Props) => {
  usePageTitle(page ? title : undefined);
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden>
        {icon ?? <IconInbox size={32} stroke={1.5} />}
      </span>
      {page ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
};
