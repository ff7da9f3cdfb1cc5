/** What of a landed cost moves an average. */
export interface LandedMove {
  /** A bill that came late, by its number within the cost. */
  readonly complemento?: number | undefined;
  /** It was reverted: the cost moves back. */
  readonly inverso: boolean;
  /** What corrects a reversal of before. */
  readonly correccion?: true | undefined;
}

/** The reason that a product's prices give for a move of their average cost by a landed cost. */
export function landedReason(numero: number, { complemento, inverso, correccion }: LandedMove): string {
  const late = complemento === undefined ? '' : `Complemento N° ${complemento} del `;
  const cost = `${late}Precio de Entrega N° ${numero}`;
  if (correccion) return `Corrección de la reversa del ${cost}`;
  return inverso ? `Reversa del ${cost}` : cost;
}
