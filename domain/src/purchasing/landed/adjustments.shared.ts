import type { EfectoProducto, MovimientoCosteo } from './parts.ts';

type Effect = Pick<EfectoProducto, 'linea' | 'ajuste_stock' | 'ajuste_vendido'>;
interface Reversible {
  readonly aplicado: readonly Effect[];
  readonly reversa: readonly Effect[];
}
interface Cost extends Reversible {
  readonly correccion: readonly Effect[];
  readonly liquidaciones: readonly (Pick<MovimientoCosteo, 'complemento' | 'inverso'> & {
    readonly aplicado: readonly Effect[];
  })[];
  readonly complementos: readonly Reversible[];
}
export type Adjustment = 'ajuste_stock' | 'ajuste_vendido';

const sumOf = (effects: readonly Effect[], of: Adjustment, linea: number | undefined): number =>
  effects.reduce((sum, one) => (linea === undefined || one.linea === linea ? sum + one[of] : sum), 0);

/** What left while the averages followed: of complements, or of the cost itself forth and back. */
const settlementsOf = (
  { liquidaciones }: Pick<Cost, 'liquidaciones'>,
  of: (one: Cost['liquidaciones'][number]) => boolean,
): Effect[] => liquidaciones.filter(of).flatMap(({ aplicado }) => aplicado);

/**
 * Pesos that late bills came to in the stock, or in what was sold: with those that were taken back, since what left with
 * its part meanwhile stays told. Of one line, where it is named.
 */
export const complementAdjustment = (
  cost: Pick<Cost, 'complementos' | 'liquidaciones'>,
  of: Adjustment,
  linea?: number,
): number =>
  cost.complementos.reduce(
    (sum, { aplicado, reversa }) => sum + sumOf([...aplicado, ...reversa], of, linea),
    sumOf(
      settlementsOf(cost, ({ complemento }) => complemento !== undefined),
      of,
      linea,
    ),
  );

/** Pesos that taking a cost back came to in the stock, or in what was sold; with what corrected it later. */
export const reversalAdjustment = (
  cost: Pick<Cost, 'reversa' | 'correccion' | 'liquidaciones'>,
  of: Adjustment,
  linea?: number,
): number =>
  sumOf(
    [
      ...cost.reversa,
      ...cost.correccion,
      ...settlementsOf(cost, ({ complemento, inverso }) => complemento === undefined && inverso),
    ],
    of,
    linea,
  );

/**
 * Pesos of a landed cost that were told as cost of what was sold: by its posting, by taking it back and by late bills.
 * With it issues and stock add up to what came in, also after a reversal. Of one line, where it is named.
 */
export const soldAdjustment = (cost: Cost, linea?: number): number =>
  sumOf(
    [...cost.aplicado, ...settlementsOf(cost, ({ complemento, inverso }) => complemento === undefined && !inverso)],
    'ajuste_vendido',
    linea,
  ) +
  reversalAdjustment(cost, 'ajuste_vendido', linea) +
  complementAdjustment(cost, 'ajuste_vendido', linea);
