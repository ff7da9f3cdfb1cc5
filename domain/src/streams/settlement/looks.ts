import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoDevolucion } from './refund-terms.shared.ts';
import type { EstadoPago, TramoVencimiento } from './terms.shared.ts';

/** How payments look. */
export const paymentLooks: Looks<EstadoPago> = {
  Vigente: look('ok', 'check', 'Vigente'),
  Reversado: look('neutral', 'ban', 'Reversado'),
};

/** How long past due looks. */
export const dueLooks: Looks<TramoVencimiento> = {
  'Por vencer': look('ok', 'clock', 'Por vencer'),
  '0–30': look('info', 'clock', '0–30'),
  '31–60': look('warn', 'clock', '31–60'),
  '61–90': look('warn', 'alert', '61–90'),
  '90+': look('danger', 'alert', '90+'),
};

/** How money that is to be returned looks. */
export const refundLooks: Looks<EstadoDevolucion> = {
  'Por devolver': look('warn', 'wallet', 'Por devolver'),
  'En curso': look('info', 'clock', 'En curso'),
  'Por confirmar': look('danger', 'alert', 'Por confirmar'),
  Devuelto: look('ok', 'check', 'Devuelto'),
  'Sin efecto': look('neutral', 'ban', 'Sin efecto'),
};
