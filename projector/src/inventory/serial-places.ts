import { StockPlaced } from '@power/domain/inventory/events';
import type { EventContext } from '@power/domain/kernel/event';
import { type RefRma, RmaExchanged, RmaPartUsed } from '@power/domain/service/cases/events';
import { caseTitle } from '@power/domain/service/cases/goods.shared';
import { RmaUnitLent } from '@power/domain/service/loans/events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Out {
  readonly rma: RefRma;
  readonly movimiento: { readonly producto: { readonly _id: string }; readonly series: readonly string[] };
}
/** A unit that a case gave out stands in no warehouse: the case tells where it is. */
async function gone({ rma, movimiento }: Out, { stream, version }: EventContext, tools: ProcessTools): Promise<void> {
  const { producto, series } = movimiento;
  for (const serie of series)
    await tools.command(
      'write-off-serial',
      { accion: 'baja', producto: producto._id, serie, motivo: caseTitle(rma.number) },
      `serial-places/${stream}/${version}/${serie}`,
    );
}

/** Serials follow their units: what a movement names stands where it went. */
export default defineProcess('inventory/serial-places', 'Series de unidades que se movieron', [
  react(StockPlaced, async ({ producto, bodega, ubicacion_destino, series = [] }, { stream, version }, tools) => {
    if (series.length === 0) return;
    await tools.command(
      'store-serials',
      { producto: producto._id, bodega, series, ...(ubicacion_destino !== null && { ubicacion: ubicacion_destino }) },
      `serial-places/${stream}/${version}`,
    );
  }),
  react(RmaPartUsed, gone),
  react(RmaExchanged, gone),
  react(RmaUnitLent, gone),
]);
