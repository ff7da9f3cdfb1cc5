import { QuotationConverted } from '@power/domain/quotations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** The order of a converted quotation: should the command have died after its decision, it is made from the log. */
export default defineProcess('quotations/quoted-orders', 'Pedidos de cotizaciones convertidas', [
  react(QuotationConverted, async ({ cotizacion, pedido }, _context, tools) => {
    await tools.command('open-quoted-order', { accion: 'abrirpedido', cotizacion: cotizacion._id, pedido });
  }),
]);
