import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoNota } from './states.shared.ts';

/** How the states of an entry or an issue without document look. */
export const noteLooks: Looks<EstadoNota> = {
  Borrador: look('neutral', 'pencil', 'Borrador'),
  'Por Aprobar': look('warn', 'shield', 'Por aprobar'),
  Aprobada: look('accent', 'check', 'Aprobada'),
  Ejecutada: look('ok', 'check', 'Ejecutada'),
  Rechazada: look('neutral', 'ban', 'Rechazada'),
};
