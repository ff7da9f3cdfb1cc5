import { applyLandedCost, type LandedFacts } from '@power/domain/products/apply-landed-cost';
import { movedPmp } from '@power/domain/purchasing/landed/effect.shared';
import { landedCost, type LandedCostState } from '@power/domain/purchasing/landed/landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';

interface Move {
  readonly producto: string;
  readonly complemento?: number | undefined;
  readonly inverso: boolean;
}

/** How the average moves by a cost, or by one of its complements, which says itself what taking it back does. */
function moveOf(state: LandedCostState, { producto, complemento, inverso }: Move): LandedFacts['mueve'] {
  const late = complemento !== undefined;
  const one = late ? state?.complementos.find((of) => of.complemento === complemento) : undefined;
  const effects = late ? (inverso ? one?.reversa : one?.aplicado) : state?.aplicado;
  const effect = effects?.find(({ producto_id }) => producto_id === producto);
  return effect ? (pmp) => movedPmp(pmp, effect, inverso && !late) : null;
}

export default provideFacts(applyLandedCost, async (request, services): Promise<LandedFacts> => ({
  tables: await allTables(services),
  numero: request.costeo,
  mueve: moveOf((await services.load(landedCost, request.costeo)).state, request),
}));
