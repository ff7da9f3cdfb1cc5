import { look, type Looks } from '../kernel/look.ts';
import type { EstadoAviso, EstadoEntrega } from './hook-parts.shared.ts';

/** How telling a program looks. */
export const hookLooks: Looks<EstadoAviso> = {
  'Sin avisos': look('neutral', 'x', 'Sin avisos'),
  Activos: look('ok', 'check', 'Activos'),
  Apartados: look('danger', 'ban', 'Apartados'),
};

/** How what it was told stands. */
export const deliveryLooks: Looks<EstadoEntrega> = {
  Pendiente: look('info', 'clock', 'Pendiente'),
  Entregado: look('ok', 'check', 'Entregado'),
  Fallido: look('danger', 'ban', 'Fallido'),
};
