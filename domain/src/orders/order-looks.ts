import { look, type Looks } from '../kernel/look.ts';
import type { EstatusPedido } from '../streams/order/parts.ts';

export const orderLooks: Looks<EstatusPedido> = {
  'Pendiente Pago Web': look('neutral', 'wallet', 'Por pagar'),
  'Pendiente Validacion Administrativa': look('warn', 'shield', 'Por validar'),
  'Pendiente Picking': look('accent', 'package', 'Por pickear'),
  'En Picking': look('info', 'scan', 'En picking'),
  'Entregado a Sala': look('ok', 'store', 'En sala'),
  'Pendiente Despacho': look('accent', 'truck-loading', 'Por despachar'),
  'En Ruta': look('info', 'truck', 'En ruta'),
  Entregado: look('ok', 'check', 'Entregado'),
  'Facturado Sin Picking': look('ok', 'receipt', 'Facturado'),
  Anulado: look('neutral', 'ban', 'Anulado'),
};
