import { IconAlertTriangle, IconBarcode, IconCheck, IconChecks, IconX } from '@tabler/icons-react';
import type { Signal } from './signals.shared.ts';
import styles from './feedback-bar.module.css';

/** What the last reading came to. */
export interface Feedback {
  readonly kind: Signal;
  /** The news: never cut. */
  readonly text: string;
  /** What it is about, where that may be cut. */
  readonly about?: string | undefined;
  /** Counts up, so that the same answer twice is seen twice. */
  readonly n: number;
}

const icons = { ok: IconCheck, completo: IconChecks, error: IconX, aviso: IconAlertTriangle };

/** Yes or no, as large as a hand with gloves needs it: what is new first, of which product below it. */
export function FeedbackBar({
  feedback,
  ready = 'Escanea el producto',
}: {
  feedback: Feedback | undefined;
  /** What is to be scanned first. */
  ready?: string;
}) {
  const Icon = feedback ? icons[feedback.kind] : IconBarcode;
  return (
    <div
      key={feedback?.n ?? 0}
      className={styles.feedback}
      data-kind={feedback?.kind ?? 'nada'}
      role="status"
      aria-live="assertive"
    >
      <Icon size={32} aria-hidden />
      <p>
        <strong>{feedback?.text ?? ready}</strong>
        {feedback?.about && <small>{feedback.about}</small>}
      </p>
    </div>
  );
}
