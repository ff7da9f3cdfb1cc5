import { look, type Looks } from '../kernel/look.ts';
import type { EstadoCapacitacion } from './parts.ts';

/** How the states of a training look. */
export const trainingLooks: Looks<EstadoCapacitacion> = {
  Programada: look('info', 'clock', 'Programada'),
  Realizada: look('ok', 'check', 'Realizada'),
  Cancelada: look('neutral', 'ban', 'Cancelada'),
};
