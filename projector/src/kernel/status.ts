import type { EventStore } from '@power/infra/platform/event-store/port';
import type { RuntimeMetrics } from '@power/infra/platform/projection/metrics';
import { Heads } from '@power/infra/platform/projection/heads';
import { createReadiness, parkedWords, readinessSummary } from '@power/infra/platform/projection/readiness';
import { type EstadoProyecciones, readState } from '@power/infra/platform/projection/state';
import type pg from 'pg';

export interface Status {
  /** The state of now; the gauges of /metrics are brought up to it. */
  readonly state: () => Promise<EstadoProyecciones>;
  /** What keeps the projector from being ready, in Spanish (empty = ready), whole and in one short line, and what somebody should look after. */
  readonly health: () => Promise<{ readonly missing: string[]; readonly summary: string; readonly alarms: string[] }>;
  readonly close: () => void;
}

interface Options {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly metrics: RuntimeMetrics;
  readonly owner: string;
  readonly names: readonly string[];
}

const SAMPLE_MS = 1000;

/** State and readiness of all projections and processes, owned here or by another projector. */
export function createStatus({ pool, store, metrics, owner, names }: Options): Status {
  const heads = new Heads();
  const judge = createReadiness(names, heads);
  const lateSince = new Map<string, number>();
  let asking = false;
  const sampling = setInterval(() => {
    if (asking) return;
    asking = true;
    store
      .head()
      .then(
        (head) => heads.tell(head ?? -1n),
        () => undefined,
      )
      .finally(() => (asking = false));
  }, SAMPLE_MS);
  const state = async (): Promise<EstadoProyecciones> => {
    const current = await readState(pool, store);
    for (const { nombre, atraso, posicion, detenidos, instancia } of current.proyecciones) {
      metrics.lag.set({ projection: nombre }, atraso);
      if (BigInt(posicion) >= heads.due) lateSince.delete(nombre);
      else if (!lateSince.has(nombre)) lateSince.set(nombre, performance.now());
      const since = lateSince.get(nombre);
      metrics.late.set({ projection: nombre }, since === undefined ? 0 : (performance.now() - since) / 1000);
      metrics.parked.set({ projection: nombre }, detenidos);
      metrics.owned.set({ projection: nombre }, instancia === owner ? 1 : 0);
    }
    return current;
  };
  const health: Status['health'] = async () => {
    const current = await state();
    const missing = judge(current);
    return { missing, summary: readinessSummary(names, missing, current), alarms: parkedWords(current) };
  };
  return { state, health, close: () => clearInterval(sampling) };
}
