import { type RefConteo, StockCountApproved, StockCountRetried } from '@power/domain/inventory/counts/events';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Adjusts {
  readonly conteo: RefConteo;
  readonly ajustes: readonly { readonly linea: number; readonly producto: { readonly _id: string } }[];
}

/** One command a line, each under the id of event and line; a line that cannot be adjusted is told to the count. */
async function adjust({ conteo, ajustes }: Adjusts, { stream, version }: EventContext, tools: ProcessTools) {
  for (const { linea, producto } of ajustes) {
    const id = `count-stock/${stream}/${version}/${linea}`;
    const reply = await tools.command(
      'adjust-counted-stock',
      { accion: 'ajustarporconteo', producto: producto._id, conteo: conteo._id, linea },
      id,
    );
    if (!reply.ok)
      await tools.command(
        'count-line-not-adjusted',
        { accion: 'lineasinajustar', id: conteo._id, linea, motivo: String(reply.mensaje) },
        `${id}/refused`,
      );
  }
}

/** Stock follows counts that were approved, line by line. */
export default defineProcess('inventory/count-stock', 'Ajustes de inventarios aprobados', [
  react(StockCountApproved, adjust),
  react(StockCountRetried, adjust),
]);
