import type { LandedCost } from './landed-cost.ts';
import type { EfectoProducto, MovimientoCosteo } from './parts.ts';

/** What a move of a landed cost does to its products. */
export interface LandedEffects {
  /** When it was decided; ISO UTC. */
  readonly at: string;
  readonly aplicado: readonly EfectoProducto[];
}

/** What a cost, its reversal, its correction or one of its complements does; undefined where it has no such move. */
export function effectsOf(
  cost: LandedCost | undefined,
  { complemento, inverso, correccion }: MovimientoCosteo,
): LandedEffects | undefined {
  if (!cost) return undefined;
  const late = cost.complementos.find((one) => one.complemento === complemento);
  if (complemento !== undefined && !late) return undefined;
  const [at, aplicado] = late
    ? inverso
      ? [late.revertido, late.reversa]
      : [late.agregado, late.aplicado]
    : correccion
      ? [cost.corregida, cost.correccion]
      : inverso
        ? [cost.revertido, cost.reversa]
        : [cost.contabilizado, cost.aplicado];
  return at === null ? undefined : { at, aplicado };
}
