import type { MovimientoCosteo } from './parts.ts';

/** The reason that a product's prices give for a move of their average cost by a landed cost. */
export function landedReason(numero: number, { complemento, inverso, correccion }: MovimientoCosteo): string {
  const late = complemento === undefined ? '' : `Complemento N° ${complemento} del `;
  const cost = `${late}Precio de Entrega N° ${numero}`;
  if (correccion) return `Corrección de la reversa del ${cost}`;
  return inverso ? `Reversa del ${cost}` : cost;
}
