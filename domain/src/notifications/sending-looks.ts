import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_ENVIO = ['Programado', 'Enviando', 'Enviado', 'Cancelado'] as const;
export const sendingLooks: Looks<(typeof ESTADOS_ENVIO)[number]> = {
  Programado: look('info', 'clock', 'Programado'),
  Enviando: look('info', 'play', 'Enviando'),
  Enviado: look('ok', 'check', 'Enviado'),
  Cancelado: look('neutral', 'x', 'Cancelado'),
};

export const ESTADOS_DESTINATARIO = ['Pendiente', 'Entregada', 'Rechazada'] as const;
export const recipientLooks: Looks<(typeof ESTADOS_DESTINATARIO)[number]> = {
  Pendiente: look('neutral', 'clock', 'Pendiente'),
  Entregada: look('ok', 'check', 'Entregada'),
  Rechazada: look('danger', 'x', 'Rechazada'),
};
