import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_CORREO = ['enviado', 'pendiente', 'fallido', 'vencido'] as const;
export const mailLooks: Looks<(typeof ESTADOS_CORREO)[number]> = {
  enviado: look('ok', 'check', 'Enviado'),
  pendiente: look('info', 'clock', 'Pendiente'),
  fallido: look('danger', 'alert', 'Fallido'),
  vencido: look('neutral', 'ban', 'Vencido'),
};

export const ESTADOS_MANTENCION = ['programada', 'en curso', 'completada', 'cancelada'] as const;
export const maintenanceLooks: Looks<(typeof ESTADOS_MANTENCION)[number]> = {
  programada: look('info', 'calendar', 'Programada'),
  'en curso': look('warn', 'play', 'En curso'),
  completada: look('ok', 'check', 'Completada'),
  cancelada: look('neutral', 'ban', 'Cancelada'),
};
