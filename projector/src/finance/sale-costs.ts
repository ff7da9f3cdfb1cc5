import { SoldCostShared } from '@power/domain/finance/sale-cost/events';
import { StockIssued, StockReconciled } from '@power/domain/inventory/events';
import {
  LandedCostComplemented,
  LandedCostComplementReverted,
  LandedCostPosted,
  LandedCostReversalCorrected,
  LandedCostReverted,
  LandedCostSettled,
  type RefCosteo,
} from '@power/domain/purchasing/landed/events';
import { OrderInvoiced } from '@power/domain/streams/order/events';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** Products of a billed order or a landed cost are looked at one by one; each command reads the log and repeats nothing. */
const adjust = (tools: ProcessTools, id: string, pedido: string, producto: string, reparto?: string) =>
  tools.command(
    'adjust-sale-cost',
    { accion: 'ajustarcosto', pedido, producto, ...(reparto && { reparto }) },
    `sale-costs/${id}/${pedido}/${producto}`,
  );

interface Departed {
  readonly producto: { readonly _id: string };
  readonly pedido: string;
}
async function settleDeparture(
  { producto, pedido }: Departed,
  { stream, version }: EventContext,
  tools: ProcessTools,
): Promise<void> {
  if (/^\d+$/.test(pedido)) await adjust(tools, `${stream}/${version}`, pedido, producto._id);
}

interface Moved {
  readonly costeo: RefCosteo;
  readonly aplicado: readonly { readonly producto_id: string; readonly ajuste_vendido: number }[];
}
async function share({ costeo, aplicado }: Moved, { stream, version }: EventContext, tools: ProcessTools) {
  for (const { producto_id, ajuste_vendido } of aplicado)
    if (ajuste_vendido !== 0)
      await tools.command(
        'share-sold-cost',
        { accion: 'repartirvendido', costeo: costeo.number, evento: version, producto: producto_id },
        `sale-costs/${stream}/${version}/${producto_id}`,
      );
}

/**
 * What was sold costs what left cost: by the average of the day on which it left, and by what was posted later of its
 * receptions. It begins with the log, so that sales of before are put right too.
 */
export default defineProcess('finance/sale-costs', 'Costo de lo vendido', [
  react(StockIssued, settleDeparture),
  react(StockReconciled, settleDeparture),
  react(OrderInvoiced, async ({ pedido, lineas }, { stream, version }, tools) => {
    const products = new Set((lineas ?? []).map(({ producto_id }) => producto_id));
    for (const producto of products) await adjust(tools, `${stream}/${version}`, pedido._id, producto);
  }),
  react(LandedCostPosted, share),
  react(LandedCostReverted, share),
  react(LandedCostReversalCorrected, share),
  react(LandedCostComplemented, share),
  react(LandedCostComplementReverted, share),
  react(LandedCostSettled, share),
  react(SoldCostShared, async ({ _id, producto, partes }, { stream, version }, tools) => {
    for (const { pedido } of partes)
      if (pedido !== null) await adjust(tools, `${stream}/${version}`, pedido, producto.producto_id, _id);
  }),
]);
