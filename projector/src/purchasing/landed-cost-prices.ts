import type { EventContext } from '@power/domain/kernel/event';
import {
  LandedCostComplemented,
  LandedCostComplementReverted,
  LandedCostPosted,
  LandedCostReversalCorrected,
  LandedCostReverted,
  type RefCosteo,
} from '@power/domain/purchasing/landed/events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Moved {
  readonly costeo: RefCosteo;
  readonly complemento?: number;
  readonly aplicado: readonly { readonly producto_id: string }[];
}

/** One command a product, each under the id of the event and the product; then one for what left meanwhile. */
export const followMove =
  (inverso: boolean, correccion = false) =>
  async ({ costeo, complemento, aplicado }: Moved, { stream, version }: EventContext, tools: ProcessTools) => {
    const move = { ...(complemento !== undefined && { complemento }), inverso, ...(correccion && { correccion }) };
    await Promise.all(
      aplicado.map(({ producto_id }) =>
        tools.command(
          'apply-landed-cost',
          { accion: 'aplicar', producto: producto_id, costeo: costeo.number, ...move },
          `landed-cost-prices/${stream}/${version}/${producto_id}`,
        ),
      ),
    );
    await tools.command(
      'settle-landed-cost',
      { accion: 'liquidar', id: String(costeo.number), ...move },
      `landed-cost-prices/${stream}/${version}/liquidar`,
    );
  };

/** Average costs, and the prices that follow them, follow landed costs and what comes late: forth when one is posted, back when it is reverted. */
export default defineProcess('purchasing/landed-cost-prices', 'PMP de los precios de entrega', [
  react(LandedCostPosted, followMove(false)),
  react(LandedCostReverted, followMove(true)),
  react(LandedCostReversalCorrected, followMove(true, true)),
  react(LandedCostComplemented, followMove(false)),
  react(LandedCostComplementReverted, followMove(true)),
]);
