import type { EventContext } from '@power/domain/kernel/event';
import { RmaExchanged, RmaMovementUndone, RmaPartUsed } from '@power/domain/service/cases/events';
import { RmaLoanReturned, RmaUnitLent } from '@power/domain/service/loans/events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** One command a movement, under the id of its event; what cannot move any more is told to the case. */
async function move(
  rma: string,
  n: number,
  producto: string,
  inverso: boolean,
  { stream, version }: EventContext,
  tools: ProcessTools,
): Promise<void> {
  const id = `rma-stock/${stream}/${version}`;
  const reply = await tools.command('move-rma-stock', { accion: 'moverporrma', producto, rma, n, inverso }, id);
  if (reply.ok) return;
  const motivo = String(reply.mensaje);
  await tools.command('rma-movement-refused', { accion: 'sinmover', id: rma, n, motivo, inverso }, `${id}/refused`);
}

/** Stock follows what cases use, exchange and lend, and goes back when it is undone. */
export default defineProcess('service/case-stock', 'Stock de RMA', [
  react(RmaPartUsed, ({ rma, movimiento: { n, producto } }, context, tools) =>
    move(rma._id, n, producto._id, false, context, tools),
  ),
  react(RmaExchanged, ({ rma, movimiento: { n, producto } }, context, tools) =>
    move(rma._id, n, producto._id, false, context, tools),
  ),
  react(RmaUnitLent, ({ rma, movimiento: { n, producto } }, context, tools) =>
    move(rma._id, n, producto._id, false, context, tools),
  ),
  react(RmaLoanReturned, ({ rma, n, producto }, context, tools) => move(rma._id, n, producto, true, context, tools)),
  react(RmaMovementUndone, ({ rma, n, producto }, context, tools) => move(rma._id, n, producto, true, context, tools)),
]);
