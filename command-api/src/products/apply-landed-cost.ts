import { applyLandedCost, type LandedFacts } from '@power/domain/products/apply-landed-cost';
import type { EfectoProducto } from '@power/domain/purchasing/landed/parts';
import { appliedPmp, type CostedProduct, movedUnits } from '@power/domain/purchasing/landed/effect.shared';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { effectsOf } from '@power/domain/purchasing/landed/moves';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';
import { costedPast } from '../purchasing/costed-past.shared.ts';

/** Pesos that an effect gives what is in hand when it is carried out: less, where units left since it was decided. */
function valueOf(effect: EfectoProducto, since: string, product: CostedProduct) {
  const { units } = movedUnits(effect.fisico, since, product);
  const whole = units === product.fisico && effect.fisico === units;
  return { fisico: product.fisico, pesos: whole ? effect.ajuste_stock : effect.pmp_cambio * units };
}

export default provideFacts(applyLandedCost, async (request, services): Promise<LandedFacts> => {
  const effects = effectsOf((await services.load(landedCost, request.costeo)).state, request);
  const effect = effects?.aplicado.find(({ producto_id }) => producto_id === request.producto);
  const { ahora } = await costedPast(services, request.producto);
  return {
    tables: await allTables(services),
    numero: request.costeo,
    ...(effects && effect && { valor: valueOf(effect, effects.at, ahora) }),
    mueve: effects && effect ? (pmp) => appliedPmp(pmp, effect, effects.at, ahora) : null,
  };
});
