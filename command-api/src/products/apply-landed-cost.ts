import { applyLandedCost, type LandedFacts } from '@power/domain/products/apply-landed-cost';
import { movedPmp } from '@power/domain/purchasing/landed/effect.shared';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';

export default provideFacts(applyLandedCost, async ({ producto, costeo, inverso }, services): Promise<LandedFacts> => {
  const { state } = await services.load(landedCost, costeo);
  const effect = state?.aplicado.find(({ producto_id }) => producto_id === producto);
  return {
    tables: await allTables(services),
    numero: costeo,
    mueve: effect ? (pmp) => movedPmp(pmp, effect, inverso) : null,
  };
});
