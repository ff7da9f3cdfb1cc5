import type { EfectoProducto } from './parts.ts';

type Effect = Pick<EfectoProducto, 'linea' | 'ajuste_stock' | 'ajuste_vendido'>;
interface Reversible {
  readonly aplicado: readonly Effect[];
  readonly reversa: readonly Effect[];
}
interface Cost extends Reversible {
  readonly correccion: readonly Effect[];
  readonly complementos: readonly Reversible[];
}
export type Adjustment = 'ajuste_stock' | 'ajuste_vendido';

const sumOf = (effects: readonly Effect[], of: Adjustment, linea: number | undefined): number =>
  effects.reduce((sum, one) => (linea === undefined || one.linea === linea ? sum + one[of] : sum), 0);

/**
 * Pesos that late bills came to in the stock, or in what was sold: with those that were taken back, since what left with
 * its part meanwhile stays told. Of one line, where it is named.
 */
export const complementAdjustment = (
  { complementos }: Pick<Cost, 'complementos'>,
  of: Adjustment,
  linea?: number,
): number => complementos.reduce((sum, { aplicado, reversa }) => sum + sumOf([...aplicado, ...reversa], of, linea), 0);

/**
 * Pesos of a landed cost that were told as cost of what was sold: by its posting, by taking it back and by late bills.
 * With it issues and stock add up to what came in, also after a reversal. Of one line, where it is named.
 */
export const soldAdjustment = (cost: Cost, linea?: number): number =>
  sumOf([...cost.aplicado, ...cost.reversa, ...cost.correccion], 'ajuste_vendido', linea) +
  complementAdjustment(cost, 'ajuste_vendido', linea);
