import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoRma } from './parts.ts';

/** How the states of a case of service look. */
export const rmaLooks: Looks<EstadoRma> = {
  Solicitado: look('warn', 'clock', 'Solicitado'),
  Aprobado: look('accent', 'check', 'Aprobado'),
  Recibido: look('info', 'package', 'Recibido'),
  'En Diagnóstico': look('info', 'scan', 'En diagnóstico'),
  Resuelto: look('accent', 'check', 'Resuelto'),
  Entregado: look('ok', 'check', 'Entregado'),
  Rechazado: look('neutral', 'ban', 'Rechazado'),
};
