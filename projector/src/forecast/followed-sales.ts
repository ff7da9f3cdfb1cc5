import { OrderCancelled, OrderCreated, OrderInvoiced } from '@power/domain/streams/order/events';
import { QuotationLinesChanged } from '@power/domain/quotations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/**
 * An opportunity follows its quotation and the order that this becomes: total, order, invoice, cancellation. What was sold
 * before there were opportunities has none to follow.
 */
export default defineProcess(
  'forecast/followed-sales',
  'Ventas seguidas en el forecast',
  [
    react(QuotationLinesChanged, async ({ cotizacion }, _context, tools) => {
      await tools.command('follow-sale', { cotizacion: cotizacion.number });
    }),
    react(OrderCreated, async ({ cotizacion }, _context, tools) => {
      if (cotizacion !== null) await tools.command('follow-sale', { cotizacion });
    }),
    react(OrderInvoiced, async ({ pedido }, _context, tools) => {
      await tools.command('follow-sale', { pedido: pedido.number });
    }),
    react(OrderCancelled, async ({ pedido }, _context, tools) => {
      await tools.command('follow-sale', { pedido: pedido.number });
    }),
  ],
  { from: 'now' },
);
