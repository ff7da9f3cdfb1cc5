import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { online } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { useConnection } from '../live/hooks.ts';
import styles from './connection-banner.module.css';

const PATIENCE_MS = 2000;

/** 'Sin conexión': says so after two seconds (at once when the browser knows), keeps what is on screen, goes by itself. */
export function ConnectionBanner() {
  const reachable = useStore(online);
  const away = useConnection() === 'sin-conexion' || !reachable;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!away) return setShown(false);
    const timer = setTimeout(() => setShown(true), navigator.onLine ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [away]);
  return (
    <div role="status" aria-live="polite">
      {shown && (
        <div className={styles.banner}>
          <IconPlugConnectedX size={16} aria-hidden />
          <strong>Sin conexión</strong> Ves lo último que llegó. Se recupera sola.
        </div>
      )}
    </div>
  );
}
