import { look, type Looks } from '../../kernel/look.ts';
import type { EstadoEmbalaje } from './parts.ts';

/** How the states of a package look. */
export const parcelLooks: Looks<EstadoEmbalaje> = {
  Abierto: look('info', 'package', 'Abierto'),
  Cerrado: look('ok', 'check', 'Cerrado'),
  Unido: look('neutral', 'package', 'Unido a otro'),
  Anulado: look('neutral', 'ban', 'Anulado'),
};
