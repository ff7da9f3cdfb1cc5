import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoRetiro } from './parts.ts';

/** How the states of a withdrawal look. */
export const withdrawalLooks: Looks<EstadoRetiro> = {
  Pendiente: look('warn', 'clock', 'Pendiente'),
  'En Proceso': look('info', 'scan', 'En Proceso'),
  Entregado: look('ok', 'check', 'Entregado'),
  Anulado: look('neutral', 'ban', 'Anulado'),
};
