import { type SerialStock, unpickedGoods } from '@power/domain/finance/unpicked-goods';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import type { z } from 'zod';
import { takeClaim } from '../kernel/claim.ts';
import { ownedSentence, serialHeld } from '../kernel/serial-owner.ts';
import { customer } from '@power/domain/customers/customer';
import { invoiceOrder, type InvoiceFacts, NOT_INVOICED, notInvoiceable } from '@power/domain/finance/invoice-order';
import { isService } from '@power/domain/streams/order/billing.shared';
import { type Order, order, orderedGoods } from '@power/domain/streams/order/order';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { product } from '@power/domain/products/product';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { erpOf } from '../kernel/erp.ts';
import { namedSerials } from '../kernel/serial-facts.ts';
import { UNNUMBERED } from '../kernel/document-number.ts';

/** What the products of an order are and cost at this moment; goods without a cost have an unknown one. */
async function costsOf(o: Order, services: CommandServices): Promise<InvoiceFacts['productos']> {
  const known = await Promise.all(
    o.productos_pedido.map(async ({ producto }) => {
      const { state } = await services.load(product, producto._id);
      if (!state) return [];
      const { categoria, pmp } = state;
      return [[producto._id, { categoria, pmp: pmp > 0 || isService({ producto }) ? pmp : null }] as const];
    }),
  );
  return Object.fromEntries(known.flat());
}

/** Stock and serials of the serializable goods of an order that leaves without picking. */
async function serialsOf(
  o: Order,
  named: z.output<typeof invoiceOrder.request>['series'],
  services: CommandServices,
): Promise<NonNullable<InvoiceFacts['seriales']>> {
  const stocks: Record<string, SerialStock> = {};
  for (const { producto_id, bodega: codigo } of orderedGoods(o)) {
    const lines = o.productos_pedido.filter(({ producto }) => producto._id === producto_id);
    if (!lines.some(({ producto }) => producto.serializable)) continue;
    const series = lines.flatMap(({ linea }) => named?.find((one) => one.linea === linea)?.series ?? []);
    const bodega = warehouse((await services.load(stock, producto_id)).state, codigo);
    stocks[producto_id] = {
      bodega,
      series: await namedSerials(services, { producto: producto_id, series, from: { bodega: codigo } }, NOT_INVOICED),
    };
  }
  return stocks;
}

/** Takes the named serials for the order: of two that name a unit at once the second is refused. */
async function takeSerials(
  services: CommandServices,
  facts: InvoiceFacts,
  o: Order,
  request: z.output<typeof invoiceOrder.request>,
): Promise<Rejection | undefined> {
  const goods = unpickedGoods(o, request.series ?? [], facts.seriales ?? {}, NOT_INVOICED);
  if (isRejection(goods)) return goods;
  const { pedido } = request;
  for (const { producto_id, series } of goods.series)
    for (const serie of series) {
      const refused = await takeClaim(services, serialClaim, {
        valor: serialId(producto_id, serie),
        dueno: String(pedido),
        taken: (other) => reject('SERIE_USADA', NOT_INVOICED, `${ownedSentence(serie, other)}.`),
        binds: serialHeld(services, producto_id, serie),
      });
      if (refused) return refused;
    }
  return undefined;
}

export default provideFacts(
  invoiceOrder,
  async ({ pedido, sin_picking, series }, services): Promise<InvoiceFacts> => {
    const { state } = await services.load(order, String(pedido));
    if (!state || notInvoiceable(state, sin_picking)) return { folio: 0, productos: {}, direccion: null };
    const { state: buyer } = await services.load(customer, state.client._id);
    return {
      productos: await costsOf(state, services),
      ...(sin_picking && { seriales: await serialsOf(state, series, services) }),
      direccion: buyer?.direcciones[0] ?? null,
      folio: UNNUMBERED,
    };
  },
  {
    async before(request, services, facts) {
      if (!request.sin_picking) return undefined;
      const { state } = await services.load(order, String(request.pedido));
      return state && takeSerials(services, facts, state, request);
    },
    // Folios are counted by the tax office: none is drawn for an invoice that cannot be.
    numbered: {
      fill: async (facts, services, { pedido, tipo_dte }) => ({
        ...facts,
        folio: await erpOf(services).registerInvoice(tipo_dte, pedido),
      }),
    },
  },
);
