import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoCosteo } from './terms.shared.ts';

/** How the states of a landed cost look. */
export const landedCostLooks: Looks<EstadoCosteo> = {
  Estimado: look('neutral', 'pencil', 'Estimado'),
  Calculado: look('warn', 'receipt', 'Calculado'),
  Contabilizado: look('ok', 'check', 'Contabilizado'),
  Revertido: look('neutral', 'refresh', 'Revertido'),
};
