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
import { RefundApplied, RefundRequested } from '@power/domain/streams/settlement/refund-events';
import { dayOf } from '@power/domain/kernel/dates';
import type { EventContext } from '@power/domain/kernel/event';
import type { RefundOrigin } from '@power/domain/streams/settlement/parts';
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

/** Credit that paid nothing is to be returned again. */
const release = (
  { pedido, devolucion }: RefundOrigin,
  motivo: string,
  { stream, version }: EventContext,
  tools: ProcessTools,
) =>
  tools.command(
    'release-credit',
    { accion: 'liberar', pedido, devolucion, motivo: motivo.slice(0, 300) },
    `refunds-due/${stream}/${version}/release`,
  );

/**
 * Whatever lowers an order that was paid leaves money to return, and whatever raises it uses that up. It begins with the log,
 * so that orders which were cancelled before it existed are found too. What was asked of Webpay, and credit that pays
 * another document, it sees through.
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
  react(PaymentReversed, async (data, c, tools) => {
    await ofPayment(data, c, tools);
    if (data.desde) await release(data.desde, `El pago se reversó: ${data.motivo}`, c, tools);
  }),
  react(RefundApplied, async ({ documento, devolucion, monto, destino }, c, tools) => {
    const desde = { documento: documento._id, pedido: documento.number, devolucion };
    const { ok, mensaje } = await tools.command(
      'pay-with-credit',
      { accion: 'saldo_a_favor', pedido: destino.number, monto, fecha: dayOf(c.at), desde },
      `refunds-due/${c.stream}/${c.version}/pay`,
    );
    if (!ok) await release(desde, String(mensaje ?? 'La factura no tomó el saldo.'), c, tools);
  }),
  react(RefundRequested, async ({ documento, devolucion }, { stream, version }, tools) => {
    await tools.command(
      'settle-refund',
      { accion: 'consultar', pedido: documento.number, devolucion },
      `refunds-due/${stream}/${version}`,
    );
  }),
]);
