import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import {
  MaintenanceCancelled,
  MaintenanceEnding,
  MaintenanceExtended,
  MaintenanceFinished,
  MaintenanceScheduled,
  MaintenanceStarted,
} from './events.ts';
import { minutesAfter } from './maintenance.shared.ts';

export interface MaintenanceState {
  /** The window that is planned or under way; at most one, so that banner and refusal always mean the same. */
  readonly ventana?: {
    readonly _id: string;
    readonly inicio: string;
    /** Estimate in minutes, as it was announced. */
    readonly tiempo: number;
    readonly enCurso: boolean;
    /** When it ends by itself; only while it is under way. */
    readonly termina: string;
    /** That it will end has been told. */
    readonly avisada: boolean;
  };
}
export const COMPANY = 'empresa';

export const maintenance = defineAggregate<MaintenanceState>('maintenance', {}, [
  on(MaintenanceScheduled, (_, { _id, inicio, tiempo }) => ({
    ventana: { _id, inicio, tiempo, enCurso: false, termina: minutesAfter(inicio, tiempo), avisada: false },
  })),
  on(MaintenanceStarted, ({ ventana }, _, { at }) => ({
    ventana: ventana && { ...ventana, enCurso: true, termina: minutesAfter(at, ventana.tiempo) },
  })),
  on(MaintenanceEnding, ({ ventana }, { termina }) => ({ ventana: ventana && { ...ventana, termina, avisada: true } })),
  on(MaintenanceExtended, ({ ventana }, { termina }) => ({
    ventana: ventana && { ...ventana, termina, avisada: false },
  })),
  on(MaintenanceFinished, () => ({})),
  on(MaintenanceCancelled, () => ({})),
]);

export const noWindow = (): Rejection =>
  reject('SIN_ACTUALIZACION', 'Sin actualización', 'Esa actualización ya terminó o fue cancelada. Actualiza la lista.');
