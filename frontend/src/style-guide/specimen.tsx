import type { ReactNode } from 'react';
import styles from './style-guide.module.css';

interface Props {
  /** Component as the code calls it. */
  readonly name: string;
  /** When it is the right one. */
  readonly use: string;
  readonly children: ReactNode;
}

/** One component: its name, when it is used, and every state of it. */
export const Specimen = ({ name, use, children }: Props) => (
  <article className={styles.specimen} aria-label={name}>
    <header>
      <h3>{name}</h3>
      {use !== '' && <p>{use}</p>}
    </header>
    <div className={styles.states}>{children}</div>
  </article>
);

/** A state with its word below it. */
export const Shown = ({ as, wide = false, children }: { as: string; wide?: boolean; children: ReactNode }) => (
  <figure className={styles.shown} data-wide={wide}>
    <div>{children}</div>
    <figcaption>{as}</figcaption>
  </figure>
);
