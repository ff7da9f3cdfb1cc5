import { customer } from '@power/domain/customers/customer';
import { OrderCreated } from '@power/domain/streams/order/events';
import { order } from '@power/domain/streams/order/order';
import { convertQuotation, type ConvertFacts } from '@power/domain/quotations/convert-quotation';
import { quotation } from '@power/domain/quotations/quotation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { claimErpCode } from '../kernel/order-number.ts';
import { erpOf } from '../kernel/erp.ts';
import { orderToOpen } from '../kernel/quoted-order.ts';

const TITLE = 'La cotización no se convirtió en pedido';

/** One number for one quotation, whoever converts it and however often. */
async function numbersFor(services: CommandServices, cotizacion: string): Promise<Omit<ConvertFacts, 'impedimento'>> {
  const number = await services.nextNumber('pedido', `cotizacion-${cotizacion}`);
  return { number, codigo_sap: await erpOf(services).registerOrder(number) };
}

export default provideFacts(
  convertQuotation,
  async ({ cotizacion }, services): Promise<ConvertFacts> => {
    const { state } = await services.load(quotation, String(cotizacion));
    const buyer = state && (await services.load(customer, state.cliente._id)).state;
    // Whether it may be converted is the decision's; a number is drawn for none that has ended.
    const open = state !== undefined && !['Convertida', 'Anulada', 'Expirada'].includes(state.estado);
    const numbers = open ? await numbersFor(services, String(cotizacion)) : { number: 0, codigo_sap: '' };
    const impedimento = buyer?.activo ? null : 'El cliente ya no está activo. Actívalo o cotiza a otro.';
    return { ...numbers, impedimento };
  },
  {
    before: (_request, services, facts) => claimErpCode(services, facts, TITLE),
    // The person goes on to the order: it is there with the answer, not only when the process has come to it.
    async finish({ pedido }, { cotizacion }, services) {
      const opened = await orderToOpen(services, String(cotizacion));
      if (opened) await services.run(order, String(pedido), 'quoted', (now) => (now ? [] : [OrderCreated(opened)]));
      return {};
    },
  },
);
