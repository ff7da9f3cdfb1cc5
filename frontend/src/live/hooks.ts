import { useEffect, useEffectEvent } from 'react';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { now, watchSeconds } from './clock.ts';
import { type Change, connection, type Connection, events, keepConnected, topics } from './socket.ts';

/** Calls back on every change of a read model; `op` 'reiniciar' means: load everything anew. */
export function useTopic(tema: string | undefined, onChange: (change: Change) => void): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    if (tema === undefined) return;
    // What happens now does not change what was.
    return topics.add(tema, (change) => {
      if (moment.get() === undefined) listener(change);
    });
  }, [tema]);
}

/** Calls back on a named event of the socket (`pedidoCreado`, `dolar`, …). */
export function useLiveEvent(evento: string, onEvent: (datos: unknown) => void): void {
  const listener = useEffectEvent(onEvent);
  useEffect(
    () =>
      events.add(evento, (datos) => {
        if (moment.get() === undefined || !OF_DATA.has(evento)) listener(datos);
      }),
    [evento],
  );
}

/** Events about the company's data; the others are about the person, the session and the system. */
const OF_DATA: ReadonlySet<string> = new Set([
  'dolar',
  'actualizacionDashboard',
  'notasForecast',
  'pedidoValidado',
  'pedidoFacturado',
  'pedidoCreado',
  'alertaCotizaciones',
  'personasCambiadas',
]);

export const useConnection = (): Connection => useStore(connection);

/** Holds the socket open while the component is on screen. */
export function useSocket(): void {
  useEffect(() => keepConnected(), []);
}

/** Server time in epoch ms, ticking once a second, one timer for the whole page; stands still at the moment that is shown. */
export function useServerNow(): number {
  const at = useStore(moment);
  useEffect(() => watchSeconds(), []);
  const ticking = useStore(now);
  return at === undefined ? ticking : Date.parse(at);
}
