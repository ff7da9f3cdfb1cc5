import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoOc } from './parts.ts';

/** How the states of an import order look. */
export const purchaseOrderLooks: Looks<EstadoOc> = {
  Borrador: look('neutral', 'pencil', 'Borrador'),
  Emitida: look('accent', 'mail', 'Emitida'),
  Confirmada: look('accent', 'check', 'Confirmada'),
  'En Tránsito': look('info', 'truck', 'En tránsito'),
  'En Aduana': look('warn', 'shield', 'En aduana'),
  'Recepción Parcial': look('warn', 'package', 'Recepción parcial'),
  Recepcionada: look('ok', 'package', 'Recepcionada'),
  Costeada: look('ok', 'receipt', 'Costeada'),
  Cerrada: look('neutral', 'check', 'Cerrada'),
  Anulada: look('neutral', 'ban', 'Anulada'),
};
