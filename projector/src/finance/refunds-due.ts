import {
  OrderCancelled,
  OrderInvoiced,
  OrderLinesChanged,
  OrderSplit,
  WebPaymentToReturn,
} from '@power/domain/streams/order/events';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { PaymentRegistered, PaymentReversed } from '@power/domain/streams/settlement/events';
import { RefundRequested } from '@power/domain/streams/settlement/refund-events';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** The command reads order and payments itself and writes only what changed: a repeat, or an old event, does no harm. */
async function assess(pedido: number, { stream, version }: EventContext, tools: ProcessTools): Promise<void> {
  await tools.command('assess-refund', { accion: 'cuadrar', pedido }, `refunds-due/${stream}/${version}`);
}
const ofOrder = ({ pedido }: { readonly pedido: { readonly number: number } }, c: EventContext, tools: ProcessTools) =>
  assess(pedido.number, c, tools);
interface OfDocument {
  readonly documento: { readonly de: string; readonly number: number };
}
const ofPayment = async ({ documento }: OfDocument, c: EventContext, tools: ProcessTools): Promise<void> => {
  if (documento.de === 'Cliente') await assess(documento.number, c, tools);
};

/**
 * Whatever lowers an order that was paid leaves money to return, and whatever raises it uses that up. It begins with the log,
 * so that orders which were cancelled before it existed are found too. What was asked of Webpay it sees through.
 */
export default defineProcess('finance/refunds-due', 'Dinero por devolver a clientes', [
  react(OrderCancelled, ofOrder),
  react(CreditNoteIssued, ofOrder),
  react(OrderLinesChanged, ofOrder),
  react(OrderSplit, ofOrder),
  react(WebPaymentToReturn, ofOrder),
  react(PickingFinished, async (data, c, tools) => {
    if (data.con_faltantes) await ofOrder(data, c, tools);
  }),
  react(OrderInvoiced, async (data, c, tools) => {
    if (data.total !== data.pedido.total) await ofOrder(data, c, tools);
  }),
  react(PaymentRegistered, ofPayment),
  react(PaymentReversed, ofPayment),
  react(RefundRequested, async ({ documento, devolucion }, { stream, version }, tools) => {
    await tools.command(
      'settle-refund',
      { accion: 'consultar', pedido: documento.number, devolucion },
      `refunds-due/${stream}/${version}`,
    );
  }),
]);
