import { applyLandedCost, type LandedFacts } from '@power/domain/products/apply-landed-cost';
import { appliedPmp } from '@power/domain/purchasing/landed/effect.shared';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { effectsOf } from '@power/domain/purchasing/landed/moves';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';
import { costedPast } from '../purchasing/costed-past.shared.ts';

export default provideFacts(applyLandedCost, async (request, services): Promise<LandedFacts> => {
  const effects = effectsOf((await services.load(landedCost, request.costeo)).state, request);
  const effect = effects?.aplicado.find(({ producto_id }) => producto_id === request.producto);
  const { ahora } = await costedPast(services, request.producto);
  return {
    tables: await allTables(services),
    numero: request.costeo,
    mueve: effects && effect ? (pmp) => appliedPmp(pmp, effect, effects.at, ahora) : null,
  };
});
