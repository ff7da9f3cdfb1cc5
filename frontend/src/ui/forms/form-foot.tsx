import type { ReactNode } from 'react';
import styles from './form-foot.module.css';

/** The way out of a form in a dialog and its one step, at the end of what scrolls and always in view. */
export const FormFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
