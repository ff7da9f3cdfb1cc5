import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { online } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { useConnection } from '../live/hooks.ts';
import styles from './connection-banner.module.css';

/** 'Sin conexión': says so after two seconds, keeps what is on screen, goes by itself. */
export function ConnectionBanner() {
  const reachable = useStore(online);
  const away = useConnection() === 'sin-conexion' || !reachable;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!away) return setShown(false);
    const timer = setTimeout(() => setShown(true), 2000);
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
