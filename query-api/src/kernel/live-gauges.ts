import type { Hub } from '@power/infra/platform/live/hub';
import { Gauge, type Registry } from 'prom-client';

/** What /metrics tells of the live socket. */
export function liveGauges(registry: Registry, hub: Hub): void {
  new Gauge({
    name: 'live_sockets',
    help: 'Connected live sockets',
    registers: [registry],
    collect() {
      this.set(hub.clients);
    },
  });
  new Gauge({
    name: 'live_cursor',
    help: 'Last row of the change feed told to clients',
    registers: [registry],
    collect() {
      this.set(Number(hub.cursor ?? 0n));
    },
  });
  new Gauge({
    name: 'live_pace_seconds',
    help: 'Least time between two deliveries to live sockets at present',
    registers: [registry],
    collect() {
      this.set(hub.paceMs / 1000);
    },
  });
}

/** Changes that travel together for so long are noticed at a screen, ms. */
const NOTICED_MS = 100;

/** What is said while there is more to tell the screens than can be told at once. */
export const groupedChanges = (paceMs: number): string | undefined =>
  paceMs > NOTICED_MS
    ? `Los cambios llegan agrupados a las pantallas, cada ${Math.round(paceMs)} ms: son más de los que alcanzan a salir uno a uno.`
    : undefined;
