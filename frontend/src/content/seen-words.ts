import { isSeen, type Piece } from '@power/domain/content/seen.shared';
import { formatDay } from '../ui/format/times.ts';

/** Who sees it today, or since or until when nobody does. */
export function seenWords(piece: Piece, day: string): string {
  if (!piece.activo) return 'Está desactivado: no lo ve nadie.';
  if (piece.estado !== 'Publicado') return 'Es un borrador: no lo ve nadie.';
  if (piece.desde > day) return `Se verá desde el ${formatDay(piece.desde)}.`;
  if (piece.hasta !== null && piece.hasta < day) return `Se vio hasta el ${formatDay(piece.hasta)}.`;
  const until = piece.hasta === null ? '' : ` hasta el ${formatDay(piece.hasta)}`;
  return isSeen(piece, day, undefined)
    ? `Lo ven todos${until}.`
    : `Lo ven los clientes ${piece.audiencia.join(', ')}${until}.`;
}
