import { landedReason } from '@power/domain/purchasing/landed/reason.shared';
import type { CostedProduct } from '@power/domain/purchasing/landed/effect.shared';
import { effectsOf } from '@power/domain/purchasing/landed/moves';
import type { MovimientoCosteo } from '@power/domain/purchasing/landed/parts';
import { settleLandedCost } from '@power/domain/purchasing/landed/settlement/settle-landed-cost';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { costedPast } from './costed-past.shared.ts';
import { costOf } from './costed-receptions.ts';

/** A product as its average found it when a move reached it; as it stands where the average did not move. */
async function foundBy(
  services: CommandServices,
  id: string,
  number: number,
  move: MovimientoCosteo,
): Promise<CostedProduct> {
  const past = await costedPast(services, id);
  const reason = landedReason(number, move);
  const moved = past.movimientos.find(({ motivo }) => motivo === reason);
  return moved ? past.before(moved.at) : past.ahora;
}

export default provideFacts(settleLandedCost, async ({ id, ...move }, services) => {
  const cost = await costOf(id, services);
  const aplicado = effectsOf(cost, move)?.aplicado ?? [];
  const productos = await Promise.all(
    aplicado.map(
      async ({ producto_id }) => [producto_id, await foundBy(services, producto_id, cost!.number, move)] as const,
    ),
  );
  return { productos: Object.fromEntries(productos) };
});
