import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoReclamo } from './parts.ts';

/** How the states of a claim to a supplier look. */
export const claimLooks: Looks<EstadoReclamo> = {
  Abierto: look('warn', 'clock', 'Abierto'),
  Enviado: look('info', 'mail', 'Enviado'),
  Aceptado: look('accent', 'check', 'Aceptado'),
  Rechazado: look('danger', 'ban', 'Rechazado'),
  Cerrado: look('ok', 'check', 'Cerrado'),
};
