import styles from './status-dot.module.css';

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'muted' | 'accent';

/** A status as coloured dot with its text: colour is never alone. */
export const StatusDot = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={styles.status}>
    <span className={styles.dot} data-tone={tone} aria-hidden />
    {children}
  </span>
);
