import { IconPlugConnectedX } from '@tabler/icons-react';
import { useOutage } from '../live/use-outage.ts';
import { usePageMark } from '../ui/use-page-mark.ts';
import styles from './connection-banner.module.css';

/** 'Sin conexión': keeps what is on screen, pushes it down instead of lying over it, goes by itself. */
export function ConnectionBanner() {
  const shown = useOutage();
  usePageMark('outage', shown);
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      {shown && (
        <div className={styles.banner}>
          <IconPlugConnectedX size={16} aria-hidden />
          <strong>Sin conexión</strong> <span>Ves lo último que llegó.</span>{' '}
          <span className={styles.more}>Se recupera sola.</span>
        </div>
      )}
    </div>
  );
}
