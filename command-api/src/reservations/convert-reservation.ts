import { handedTo } from '@power/domain/inventory/handed';
import { stock } from '@power/domain/inventory/stock';
import { settle } from '@power/domain/inventory/settle';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { unitsIn } from '@power/domain/orders/goods.shared';
import { numberedOrder, openingOf } from '@power/domain/orders/new-order';
import { type LineFacts, linesOf } from '@power/domain/orders/order-lines';
import { pesosOf } from '@power/domain/quotations/line-rules';
import { quotation, type QuotationState } from '@power/domain/quotations/quotation';
import { type ConversionFacts, convertReservation, notConverted } from '@power/domain/reservations/convert-reservation';
import { reservationKey } from '@power/domain/reservations/key.shared';
import { type Reservation, reservation, reservationTruth, reserved } from '@power/domain/reservations/reservation';
import { OrderCreated } from '@power/domain/streams/order/events';
import { personOf } from '@power/domain/streams/order/guards';
import { order, type Order } from '@power/domain/streams/order/order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { buyerFor } from '../kernel/buyer.ts';
import { lineFacts } from '../kernel/line-facts.ts';
import { orderClient } from '../kernel/order-client.ts';
import { claimErpCode, nextOrder, NO_ORDER_NUMBER } from '../kernel/order-number.ts';
import { settleOrder } from '../kernel/order-truth.ts';
import { thisPerson } from '../kernel/people.ts';
import { claimQuotationOrder, closeQuotation, quotationSubject } from '../kernel/quotation-order.ts';

const TITLE = 'La reserva no se convirtió en pedido';

/** Net unit prices: those of its quotation, or list prices of the customer's type. */
function pricesOf(q: QuotationState, facts: LineFacts): Map<string, number> {
  const prices = new Map(Object.entries(facts).map(([id, { lista }]) => [id, lista]));
  for (const line of q?.productos_cotizacion ?? [])
    if (line.producto._id !== null) prices.set(line.producto._id, pesosOf(line, q!.tipo_cambio));
  return prices;
}

/** The order that was not there: the customer's terms, to be fetched in the showroom until somebody says otherwise. */
async function newOrder(
  services: CommandServices,
  r: Reservation,
  q?: QuotationState,
): Promise<ConversionFacts | Rejection> {
  const buyer = await buyerFor(services, r.cliente._id, TITLE);
  if (isRejection(buyer)) return buyer;
  const productos = await lineFacts(
    services,
    reserved(r).map(({ producto_id }) => producto_id),
    buyer.tipo_cliente,
  );
  if (isRejection(productos)) return productos;
  const ejecutivo = q?.ejecutivo ?? buyer.ejecutivo ?? (await thisPerson(services));
  const prices = pricesOf(q, productos);
  const free = reserved(r).find(({ producto_id }) => !prices.get(producto_id));
  if (free)
    return notConverted(`${free.part_number} no tiene precio para este cliente: ponle precio y vuelve a intentarlo.`);
  const asked = reserved(r).map(({ producto_id, cantidad }) => ({
    producto: producto_id,
    cantidad,
    precio_venta: prices.get(producto_id)!,
  }));
  const { data } = openingOf(
    { condicion_pago: buyer.condicion_pago, tipo_entrega: 'EN SALA', bodega_entrega: r.bodega },
    { ...NO_ORDER_NUMBER, ejecutivo, cliente: orderClient(buyer), condicion_cliente: buyer.condicion_pago, productos },
    {
      estatus: 'Pendiente Validacion Administrativa',
      creado_por: personOf(services.user),
      createdAt: services.now,
      productos_pedido: linesOf(asked, productos, services.user),
      cotizacion: r.cotizacion ?? undefined,
    },
  );
  return { pedido: NO_ORDER_NUMBER.number, nuevo: data as ConversionFacts['nuevo'] };
}

/** The order that it was made for, as long as it may still get its units. */
async function ownOrder(services: CommandServices, pedido: number): Promise<ConversionFacts | Rejection> {
  const { state: o } = await services.load(order, String(pedido));
  return o?.estatus === 'Pendiente Validacion Administrativa'
    ? { pedido, nuevo: null }
    : notConverted(
        `El Pedido N° ${pedido} está en estado ${o?.estatus ?? 'desconocido'} y no recibe las unidades: libera la reserva.`,
      );
}

/** Units that the reservation holds and the order of its quotation has no use for; undefined when it wants all. */
async function notAsked(services: CommandServices, r: Reservation, o: Order): Promise<Rejection | undefined> {
  for (const { producto_id, part_number, cantidad } of reserved(r)) {
    const { state } = await services.load(stock, producto_id);
    const room = unitsIn(o.productos_pedido, producto_id) - handedTo(state, r.bodega, String(o.number));
    if (room < cantidad)
      return notConverted(
        `Al Pedido N° ${o.number} de su cotización le faltan ${Math.max(0, room)} de ${part_number} y la reserva retiene ${cantidad}: agrégalas al pedido, o libera la reserva.`,
      );
  }
  return undefined;
}

/** Of a quotation: one order, whichever way it is made. */
async function quotedOrder(services: CommandServices, r: Reservation): Promise<ConversionFacts | Rejection> {
  const { state: q } = await services.load(quotation, String(r.cotizacion));
  if (q?.estado === 'Anulada')
    return notConverted(`La Cotización N° ${q.number} está anulada: libera la reserva, o crea otra sin cotización.`);
  if (!q || q.pedido === null) return newOrder(services, r, q);
  const facts = await ownOrder(services, q.pedido);
  if (isRejection(facts)) return facts;
  const { state: o } = await services.load(order, q.pedido);
  return (await notAsked(services, r, o!)) ?? facts;
}

export default provideFacts(
  convertReservation,
  async ({ id }, services): Promise<ConversionFacts | Rejection> => {
    const { state: r } = await services.load(reservation, String(id));
    // Whether it may be converted is the decision's.
    if (!r?.retenida) return { pedido: 0, nuevo: null };
    if (r.pedido !== null) return ownOrder(services, r.pedido);
    return r.cotizacion === null ? newOrder(services, r) : quotedOrder(services, r);
  },
  {
    numbered: {
      wanted: ({ nuevo }) => nuevo !== null,
      // One number for one reservation, or for its quotation, whoever converts it and however often.
      async fill({ nuevo }, services, { id }) {
        const { cotizacion } = nuevo!;
        const numbers = await nextOrder(services, cotizacion === null ? `reserva-${id}` : quotationSubject(cotizacion));
        return { pedido: numbers.number, nuevo: numberedOrder(nuevo!, numbers) };
      },
    },
    async before({ id }, services, { nuevo }) {
      if (!nuevo) return undefined;
      const claimed =
        nuevo.cotizacion === null
          ? undefined
          : await claimQuotationOrder(services, nuevo.cotizacion, reservationKey(id), TITLE);
      return claimed ?? claimErpCode(services, nuevo, TITLE);
    },
    // The person goes on to the order: it is there with its units, not only when the processes have come to it.
    async finish(_reply, { id }, services) {
      const { state: r } = await services.load(reservation, String(id));
      if (!r) return {};
      const { nuevo } = r;
      if (nuevo) await services.run(order, String(nuevo.number), 'reserved', (o) => (o ? [] : [OrderCreated(nuevo)]));
      await closeQuotation(services, r);
      const productos = reserved(r, true).map(({ producto_id }) => producto_id);
      for (const producto of productos)
        await services.run(stock, producto, `handover/${producto}`, (state) =>
          settle(state, reservationKey(r.number), reservationTruth(r, producto), services.now),
        );
      if (r.convertida_en !== null) await settleOrder(services, String(r.convertida_en), productos);
      return {};
    },
  },
);
