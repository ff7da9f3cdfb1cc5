import { look, type Looks } from '../kernel/look.ts';

/** How the payment of an order of the web stands. */
export const PAGOS_WEB = [
  'Por pagar',
  'Con enlace de pago',
  'Pagado',
  'Por devolver',
  'Devuelto',
  'No pagado',
] as const;
export type PagoWeb = (typeof PAGOS_WEB)[number];

export const webPaymentLooks: Looks<PagoWeb> = {
  'Por pagar': look('warn', 'wallet', 'Por pagar'),
  'Con enlace de pago': look('info', 'mail', 'Con enlace'),
  Pagado: look('ok', 'check', 'Pagado'),
  'Por devolver': look('warn', 'refresh', 'Por devolver'),
  Devuelto: look('neutral', 'refresh', 'Devuelto'),
  'No pagado': look('neutral', 'ban', 'No pagado'),
};
