import type { EventStore } from '@power/infra/platform/event-store/port';
import type { RuntimeMetrics } from '@power/infra/platform/projection/metrics';
import { createReadiness } from '@power/infra/platform/projection/readiness';
import { type EstadoProyecciones, readState } from '@power/infra/platform/projection/state';
import type pg from 'pg';

export interface Status {
  /** The state of now; the gauges of /metrics are brought up to it. */
  readonly state: () => Promise<EstadoProyecciones>;
  /** What keeps the projector from being ready, in Spanish; empty = ready. */
  readonly missing: () => Promise<string[]>;
}

interface Options {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly metrics: RuntimeMetrics;
  readonly owner: string;
  readonly names: readonly string[];
}

/** State and readiness of all projections and processes, owned here or by another projector. */
export function createStatus({ pool, store, metrics, owner, names }: Options): Status {
  const judge = createReadiness(names);
  const state = async (): Promise<EstadoProyecciones> => {
    const current = await readState(pool, store);
    for (const { nombre, atraso, detenidos, instancia } of current.proyecciones) {
      metrics.lag.set({ projection: nombre }, atraso);
      metrics.parked.set({ projection: nombre }, detenidos);
      metrics.owned.set({ projection: nombre }, instancia === owner ? 1 : 0);
    }
    return current;
  };
  return { state, missing: async () => judge(await state()) };
}
