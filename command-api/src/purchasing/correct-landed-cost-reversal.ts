import { landedReason } from '@power/domain/purchasing/landed/reason.shared';
import { correctReversal } from '@power/domain/purchasing/landed/reversal/correct-reversal';
import type { ReplayedProduct } from '@power/domain/purchasing/landed/reversal/correction.shared';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { costedPast } from './costed-past.shared.ts';
import { costOf } from './costed-receptions.ts';

/** What a replayed reversal did to a product, by the product's own stream. */
async function replayOf(
  services: CommandServices,
  id: string,
  number: number,
  revertido: string,
): Promise<ReplayedProduct> {
  const past = await costedPast(services, id);
  const reason = landedReason(number, { inverso: true });
  const move = past.movimientos.find(({ motivo }) => motivo === reason);
  const at = move?.at ?? revertido;
  return { at, movido: move ? move.despues - move.antes : 0, entonces: past.before(at), ahora: past.ahora };
}

export default provideFacts(correctReversal, async ({ id }, services) => {
  const cost = await costOf(id, services);
  if (!cost || cost.revertido === null || cost.reversa_recalculada || cost.corregida !== null) return { productos: {} };
  const { number, revertido } = cost;
  const productos = await Promise.all(
    cost.aplicado.map(
      async ({ producto_id }) => [producto_id, await replayOf(services, producto_id, number, revertido)] as const,
    ),
  );
  return { productos: Object.fromEntries(productos) };
});
