import { lookOf, stateText, type Look, type Tone } from '@power/domain/kernel/look';
import styles from './status-dot.module.css';

export type { Tone };

/** A status as coloured dot with its text: colour is never alone. */
export const StatusDot = ({ tone, children, title }: { tone: Tone; children: string; title?: string }) => (
  <span className={styles.status} title={title}>
    <span className={styles.dot} data-tone={tone} aria-hidden />
    <span className={styles.text}>{children}</span>
  </span>
);

/** A state in a list: dot and short label; its own text on hover. */
export function StateDot({ looks, value }: { looks: Readonly<Record<string, Look>>; value: string }) {
  const { tone, short } = lookOf(looks, value);
  return (
    <StatusDot tone={tone} title={stateText(looks, value)}>
      {short}
    </StatusDot>
  );
}
