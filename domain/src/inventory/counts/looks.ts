import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoConteo } from './parts.ts';

/** How the states of a count look. */
export const countLooks: Looks<EstadoConteo> = {
  Abierto: look('neutral', 'pencil', 'Abierto'),
  'En Conteo': look('info', 'scan', 'En conteo'),
  'Por Aprobar': look('warn', 'shield', 'Por aprobar'),
  Ajustado: look('ok', 'check', 'Ajustado'),
  Anulado: look('neutral', 'ban', 'Anulado'),
};
