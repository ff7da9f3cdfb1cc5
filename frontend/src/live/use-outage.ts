import { useEffect, useState } from 'react';
import { online } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { useConnection } from './hooks.ts';

const PATIENCE_MS = 2000;

/** Whether to say 'Sin conexión': after two seconds, at once when the browser knows, and no longer than it lasts. */
export function useOutage(): boolean {
  const reachable = useStore(online);
  const away = useConnection() === 'sin-conexion' || !reachable;
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!away) return setTold(false);
    const timer = setTimeout(() => setTold(true), navigator.onLine ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [away]);
  return told;
}
