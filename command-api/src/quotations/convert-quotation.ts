import { type Customer, customer } from '@power/domain/customers/customer';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { warehouses } from '@power/domain/masters';
import { OrderCreated } from '@power/domain/streams/order/events';
import { order } from '@power/domain/streams/order/order';
import { convertQuotation, type ConvertFacts } from '@power/domain/quotations/convert-quotation';
import { OWN_CONVERSION } from '@power/domain/quotations/quotation-order';
import { type Quotation, quotation } from '@power/domain/quotations/quotation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { claimErpCode, nextOrder, NO_ORDER_NUMBER } from '../kernel/order-number.ts';
import { claimQuotationOrder, quotationSubject } from '../kernel/quotation-order.ts';
import { masterState } from '../kernel/master-record.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { findProducts } from '../kernel/products.ts';
import { orderToOpen } from '../kernel/quoted-order.ts';

const TITLE = 'La cotización no se convirtió en pedido';

/** What a new order would be refused for: its customer, its products, its terms or its warehouse. */
async function refusedOrder(
  services: CommandServices,
  q: Quotation,
  buyer: Customer | undefined,
): Promise<Rejection | undefined> {
  if (!buyer?.activo)
    return reject('CLIENTE_NO_ACTIVO', TITLE, 'El cliente ya no está activo. Actívalo o cotiza a otro.');
  const found = await findProducts(
    services,
    q.productos_cotizacion.map(({ producto }) => producto._id),
  );
  if (isRejection(found)) return found;
  const blocked = [...new Set(Object.values(found).flatMap((p) => (p.bloqueado || !p.activo ? [p.part_number] : [])))];
  if (blocked.length > 0)
    return reject('PRODUCTO_BLOQUEADO', TITLE, `Ya no se venden: ${blocked.join(', ')}. Quítalos de la cotización.`, {
      part_numbers: blocked,
    });
  const unknown = await unknownTerms(services, TITLE, q, buyer);
  if (unknown) return unknown;
  const bodega = await masterState(warehouses, services, 'codigo', q.bodega_entrega);
  return bodega?.activo === false
    ? reject('NO_EXISTE', TITLE, `La bodega ${q.bodega_entrega} está desactivada. Elige otra en la cotización.`)
    : undefined;
}

export default provideFacts(
  convertQuotation,
  async ({ cotizacion }, services): Promise<ConvertFacts> => {
    const { state } = await services.load(quotation, String(cotizacion));
    const buyer = state && (await services.load(customer, state.cliente._id)).state;
    // Whether it may be converted is the decision's.
    const open = state !== undefined && !['Convertida', 'Anulada', 'Expirada'].includes(state.estado);
    const impedimento = state && open ? await refusedOrder(services, state, buyer ?? undefined) : null;
    return { ...NO_ORDER_NUMBER, impedimento: impedimento ?? null };
  },
  {
    // One number for one quotation, whoever converts it and however often.
    numbered: {
      fill: async (facts, services, { cotizacion }) => ({
        ...facts,
        ...(await nextOrder(services, quotationSubject(cotizacion))),
      }),
    },
    before: async ({ cotizacion }, services, facts) =>
      (await claimQuotationOrder(services, cotizacion, OWN_CONVERSION, TITLE)) ?? claimErpCode(services, facts, TITLE),
    // The person goes on to the order: it is there with the answer, not only when the process has come to it.
    async finish({ pedido }, { cotizacion }, services) {
      const opened = await orderToOpen(services, String(cotizacion));
      if (opened) await services.run(order, String(pedido), 'quoted', (now) => (now ? [] : [OrderCreated(opened)]));
      return {};
    },
  },
);
