import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../api/store.ts';
import { now, watchSeconds } from './clock.ts';
import { type Change, connection, type Connection, events, keepConnected, topics } from './socket.ts';

/** Calls back on every change of a read model; `op` 'reiniciar' means: load everything anew. */
export function useTopic(tema: string | undefined, onChange: (change: Change) => void): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => (tema === undefined ? undefined : topics.add(tema, (change) => listener(change))), [tema]);
}

/** Calls back on a named event of the socket (`pedidoCreado`, `dolar`, …). */
export function useLiveEvent(evento: string, onEvent: (datos: unknown) => void): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => events.add(evento, (datos) => listener(datos)), [evento]);
}

export const useConnection = (): Connection => useStore(connection);

/** Holds the socket open while the component is on screen. */
export function useSocket(): void {
  useEffect(() => keepConnected(), []);
}

/** Server time in epoch ms, ticking once a second, one timer for the whole page. */
export function useServerNow(): number {
  useEffect(() => watchSeconds(), []);
  return useStore(now);
}
