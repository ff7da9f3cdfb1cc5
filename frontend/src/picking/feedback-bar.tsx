import { IconAlertTriangle, IconBarcode, IconCheck, IconChecks, IconX } from '@tabler/icons-react';
import type { Feedback } from './use-picking.ts';
import styles from './feedback-bar.module.css';

const icons = { ok: IconCheck, completo: IconChecks, error: IconX, aviso: IconAlertTriangle };

/** Yes or no, as large as a hand with gloves needs it: what is new first, of which product below it. */
export function FeedbackBar({ feedback }: { feedback: Feedback | undefined }) {
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
        <strong>{feedback?.text ?? 'Escanea el producto'}</strong>
        {feedback?.about && <small>{feedback.about}</small>}
      </p>
    </div>
  );
}
