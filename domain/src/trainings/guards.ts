import { z } from 'zod';
import type { Perfil } from '../kernel/perfiles.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { EstadoCapacitacion } from './parts.ts';
import type { Training, TrainingState } from './training.ts';

/** Who organises trainings (requirements §6, `capacitaciones`). */
export const TRAINERS: readonly Perfil[] = ['Administrador', 'Marketing', 'Cobrador', 'Pre-Venta'];

/** A training as requests name it: its number, which is also its `_id`. */
export const capacitacionId = z.union([z.number().int().positive(), z.string().regex(/^\d{1,9}$/)]);

export const visibleTraining = (state: TrainingState): Training | Rejection =>
  state ??
  reject('CAPACITACION_NO_EXISTE', 'Capacitación no encontrada', 'La capacitación no existe. Revisa el número.');

/** What stands in the way of something that is done in these states alone, for `when`. */
export const inState =
  (titulo: string, ...states: readonly EstadoCapacitacion[]) =>
  (state: TrainingState): Rejection | undefined => {
    const found = visibleTraining(state);
    if ('rejected' in found) return found;
    return states.includes(found.estado)
      ? undefined
      : reject(
          'ESTADO_NO_PERMITE',
          titulo,
          `La Capacitación N° ${found.number} está ${found.estado.toLowerCase()}: se puede sólo mientras está ${states.join(' o ').toLowerCase()}.`,
        );
  };
