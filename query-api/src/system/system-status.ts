import { systemStatus } from '@power/domain/system/views/system-status';
import { placesOf } from '@power/infra/platform/evidence/places';
import { evidenceState } from '@power/infra/platform/evidence/state';
import { HOOKS, HOOKS_LABEL } from '@power/infra/platform/projection/requests';
import { readState } from '@power/infra/platform/projection/state';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';
import { queueStates } from './queue-states.ts';
import { servicesHealth } from './services-health.ts';
import { logServer } from './log-server.ts';
import { lastReconciliation } from './last-reconciliation.ts';
import { waitingProcesses } from './waiting-processes.ts';
import { lastVerification } from './last-verification.ts';

export default handleQuery(systemStatus, async (_, { db, log, now, rows }) => {
  const [state, servicios, colas, verificacion, evidencia, servidor, cuadratura, procesos] = await Promise.all([
    readState(db, log),
    servicesHealth(),
    queueStates(db),
    lastVerification(db),
    evidenceState(settings.DATA_DIR, log, now, {
      sentElsewhere: placesOf(settings).map(({ file }) => file),
      stamped: settings.EVIDENCIA_SELLO_URL !== undefined,
    }),
    logServer(db),
    lastReconciliation(db),
    waitingProcesses(rows),
  ]);
  const labels = new Map([
    ...state.proyecciones.map(({ nombre, etiqueta }) => [nombre, etiqueta] as const),
    [HOOKS, HOOKS_LABEL] as const,
  ]);
  return {
    ahora: now,
    cabeza: state.posicion,
    servicios,
    proyecciones: [...state.proyecciones],
    detenidos: state.detenidos.map((e) => ({ ...e, etiqueta: labels.get(e.proyeccion) ?? null })),
    procesos: procesos.map((p) => ({ ...p, etiqueta: labels.get(p.proceso) ?? null })),
    colas,
    verificacion,
    evidencia,
    servidor,
    cuadratura,
  };
});
