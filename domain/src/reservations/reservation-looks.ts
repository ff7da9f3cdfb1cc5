import { look, type Looks } from '../kernel/look.ts';
import type { EstadoReserva } from './parts.ts';

/** How the states of a reservation look. */
export const reservationLooks: Looks<EstadoReserva> = {
  Pendiente: look('warn', 'clock', 'Pendiente'),
  'En Proceso': look('info', 'scan', 'En Proceso'),
  Caducada: look('danger', 'calendar', 'Caducada'),
  Preparada: look('accent', 'package', 'Preparada'),
  Entregada: look('ok', 'check', 'Entregada'),
  Liberada: look('neutral', 'ban', 'Liberada'),
};
