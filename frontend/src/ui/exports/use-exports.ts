import { useEffect } from 'react';
import { useConnection, useLiveEvent } from '../../live/hooks.ts';
import { lookAfterAll, tellExport } from './large-exports.ts';

/** Files that the server makes for this person, told on whatever screen they are when one is ready. */
export function useExports(): void {
  useLiveEvent('trabajo', (datos) => tellExport(datos as Parameters<typeof tellExport>[0]));
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'conectado') lookAfterAll();
  }, [connection]);
}
