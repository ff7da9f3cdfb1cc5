import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoReparacion, EstadoRma } from './parts.ts';

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

/** How the answers to the quotation of a repair look. */
export const repairLooks: Looks<EstadoReparacion> = {
  'Por responder': look('warn', 'clock', 'Por responder'),
  Aceptada: look('ok', 'check', 'Aceptada'),
  Rechazada: look('danger', 'x', 'Rechazada'),
  'Convertida en pedido': look('ok', 'package', 'Convertida'),
  Expirada: look('neutral', 'clock', 'Expirada'),
  Anulada: look('neutral', 'ban', 'Anulada'),
};
