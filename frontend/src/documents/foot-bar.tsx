import type { ReactNode } from 'react';
import styles from './document-actions.module.css';

interface Props {
  readonly secondary?: ReactNode;
  /** The next step: one button, or none. */
  readonly primary?: ReactNode;
  /** Between them: what it comes to. */
  readonly children?: ReactNode;
}

/** Under a document: what else may be done at the left, the one next step at the right. */
export const FootBar = ({ secondary, primary, children }: Props) => (
  <div className={styles.bar}>
    <div className={styles.others}>{secondary}</div>
    {children}
    {primary && <div className={styles.principal}>{primary}</div>}
  </div>
);
