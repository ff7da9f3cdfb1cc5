import { LandedCostReverted } from '@power/domain/purchasing/landed/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { followMove } from './landed-cost-prices.ts';

/**
 * Reversals of before replayed their posting, whatever had come or left since then. Each is corrected once, after its own
 * move has reached the products: that is asked for under the same ids, and writes nothing where it has.
 */
export default defineProcess('purchasing/landed-cost-corrections', 'Reversas antiguas de precios de entrega', [
  react(LandedCostReverted, async (reverted, context, tools) => {
    if (reverted.recalculado) return;
    await followMove(true)(reverted, context, tools);
    await tools.command(
      'correct-landed-cost-reversal',
      { accion: 'corregirreversa', id: String(reverted.costeo.number) },
      `landed-cost-corrections/${context.stream}/${context.version}`,
    );
  }),
]);
