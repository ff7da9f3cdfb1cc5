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
}
