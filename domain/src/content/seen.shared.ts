/** A piece of the home page, as far as who sees it goes. */
export interface Piece {
  readonly estado: string;
  readonly activo: boolean;
  readonly desde: string;
  readonly hasta: string | null;
  readonly audiencia: readonly string[];
}

/** Whether a visitor of this kind sees it on this day; undefined is somebody without a customer's tier. */
export const isSeen = (piece: Piece, day: string, tier: string | undefined): boolean =>
  piece.estado === 'Publicado' &&
  piece.activo &&
  piece.desde <= day &&
  (piece.hasta === null || piece.hasta >= day) &&
  (piece.audiencia.length === 0 || (tier !== undefined && piece.audiencia.includes(tier)));
