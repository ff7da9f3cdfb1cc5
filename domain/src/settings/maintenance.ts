import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { MaintenanceCancelled, MaintenanceFinished, MaintenanceScheduled, MaintenanceStarted } from './events.ts';

export interface MaintenanceState {
  /** The window that is planned or under way; at most one, so that banner and refusal always mean the same. */
  readonly ventana?: { readonly _id: string; readonly inicio: string; readonly enCurso: boolean };
}
export const COMPANY = 'empresa';

export const maintenance = defineAggregate<MaintenanceState>('maintenance', {}, [
  on(MaintenanceScheduled, (_, d) => ({ ventana: { _id: d._id, inicio: d.inicio, enCurso: false } })),
  on(MaintenanceStarted, (s) => ({ ventana: s.ventana && { ...s.ventana, enCurso: true } })),
  on(MaintenanceFinished, () => ({})),
  on(MaintenanceCancelled, () => ({})),
]);

export const noWindow = (): Rejection =>
  reject('SIN_ACTUALIZACION', 'Sin actualización', 'Esa actualización ya terminó o fue cancelada. Actualiza la lista.');
