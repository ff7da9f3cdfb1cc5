import { StockReceived, StockWithdrawn } from '@power/domain/inventory/events';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Entry {
  readonly producto: { readonly _id: string };
  readonly costo?: number | undefined;
}
async function follow({ producto, costo }: Entry, { stream, version }: EventContext, tools: ProcessTools) {
  if (costo === undefined) return;
  await tools.command(
    'apply-entry-cost',
    { accion: 'costearentrada', producto: producto._id, evento: version },
    `entry-costs/${stream}/${version}`,
  );
}

/** Averages follow entries that say what they cost, and what such an entry takes along when it is annulled. */
export default defineProcess('products/entry-costs', 'PMP de las entradas con costo', [
  react(StockReceived, follow),
  react(StockWithdrawn, follow),
]);
