import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoEntrada } from './terms.shared.ts';

/** How the states of a goods receipt look. */
export const goodsReceiptLooks: Looks<EstadoEntrada> = {
  Pendiente: look('warn', 'clock', 'Pendiente'),
  Contabilizada: look('ok', 'check', 'Contabilizada'),
};
