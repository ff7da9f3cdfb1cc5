import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoSerie } from './units.shared.ts';

/** How the states of a unit with a serial look. */
export const serialLooks: Looks<EstadoSerie> = {
  'En bodega': look('ok', 'package', 'En bodega'),
  'En pedido': look('info', 'scan', 'En pedido'),
  Entregada: look('neutral', 'check', 'Entregada'),
};
