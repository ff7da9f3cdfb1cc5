import { applyLandedCost, type LandedFacts } from '@power/domain/products/apply-landed-cost';
import type { LandedMove } from '@power/domain/products/landed-reason.shared';
import { appliedPmp } from '@power/domain/purchasing/landed/effect.shared';
import { landedCost, type LandedCostState } from '@power/domain/purchasing/landed/landed-cost';
import type { EfectoProducto } from '@power/domain/purchasing/landed/parts';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';
import { inHandOf } from '../purchasing/costed-products.ts';

interface Effects {
  /** When they were decided; ISO UTC. */
  readonly at: string | null;
  readonly aplicado: readonly EfectoProducto[];
}

/** What a cost, its reversal, its correction or one of its complements does, and since when. */
function effectsOf(state: LandedCostState, { complemento, inverso, correccion }: LandedMove): Effects | undefined {
  if (complemento !== undefined) {
    const late = state?.complementos.find((one) => one.complemento === complemento);
    return late && (inverso ? { at: late.revertido, aplicado: late.reversa } : { at: late.agregado, ...late });
  }
  if (!state) return undefined;
  if (correccion) return { at: state.corregida, aplicado: state.correccion };
  return inverso ? { at: state.revertido, aplicado: state.reversa } : { at: state.contabilizado, ...state };
}

export default provideFacts(applyLandedCost, async (request, services): Promise<LandedFacts> => {
  const found = effectsOf((await services.load(landedCost, request.costeo)).state, request);
  const effect = found?.aplicado.find(({ producto_id }) => producto_id === request.producto);
  const at = found?.at ?? '';
  const inHand = await inHandOf(services, request.producto);
  return {
    tables: await allTables(services),
    numero: request.costeo,
    mueve: effect ? (pmp) => appliedPmp(pmp, effect, at, inHand) : null,
  };
});
