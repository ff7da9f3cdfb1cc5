import { look, type Looks } from '../kernel/look.ts';
import type { EstadoDespacho, EstadoParada } from './parts.ts';

export const routeLooks: Looks<EstadoDespacho> = {
  Planificado: look('accent', 'calendar', 'Planificado'),
  Cargando: look('warn', 'truck-loading', 'Cargando'),
  'En Ruta': look('info', 'truck', 'En ruta'),
  Cerrado: look('ok', 'check', 'Cerrado'),
  Anulado: look('neutral', 'ban', 'Anulado'),
};

export const stopLooks: Looks<EstadoParada> = {
  Pendiente: look('accent', 'clock', 'Pendiente'),
  Entregada: look('ok', 'check', 'Entregada'),
  Rechazada: look('danger', 'x', 'Rechazada'),
  Reprogramada: look('warn', 'calendar', 'Reprogramada'),
};
