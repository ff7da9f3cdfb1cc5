import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { WebpayLinkSpent, WebPaymentToReturn } from '../streams/order/events.ts';
import { pedidoId } from '../streams/order/guards.ts';
import { type Order, order, type OrderState, refOf } from '../streams/order/order.ts';
import { approved, confirmed, type PagoWeb, paymentOf, reasonOf } from './settle-web-payment.ts';
import { dueByCard } from './web-payment.shared.ts';

/** What Webpay says of the payment; undefined when it was not asked: the customer gave up, or all is known already. */
export interface ReturnFacts {
  readonly pago: PagoWeb | undefined;
}

const TITLE = 'Pago con Webpay';
const NOTHING = 'No se hizo ningún cobro.';

export const retornoWebpay = z.strictObject({
  pedido: pedidoId,
  /** As Webpay's address has them: of a payment that was made, and of one that the customer gave up. */
  token_ws: z.string().min(1).max(200).optional(),
  TBK_TOKEN: z.string().min(1).max(200).optional(),
});
type Return = z.output<typeof retornoWebpay>;

/** The customer gave up, whatever else the address says (Webpay names both after an error in its form). */
export const gaveUp = ({ TBK_TOKEN }: Return): boolean => TBK_TOKEN !== undefined;

/** The order that this token pays; who has the token needs no session. One answer, whether or not the order exists. */
export const returnedOrder = (state: OrderState, { token_ws, TBK_TOKEN }: Return): Order | Rejection =>
  state?.enlace && state.enlace.token === (TBK_TOKEN ?? token_ws)
    ? state
    : reject(
        'ENLACE_INVALIDO',
        TITLE,
        `El enlace de pago ya no está vigente. ${NOTHING} Pide uno nuevo a tu ejecutivo.`,
      );

/** Why Webpay must not charge this order; undefined when it may. Without our word it gives the money back by itself. */
export function notPayable(o: Order): Rejection | undefined {
  const why =
    o.estatus !== 'Pendiente Pago Web'
      ? `El Pedido N° ${o.number} ya no espera pago.`
      : o.enlace!.gastado || o.enlace!.monto !== dueByCard(o)
        ? 'El enlace de pago ya no está vigente. Pide uno nuevo a tu ejecutivo.'
        : undefined;
  return why === undefined ? undefined : reject('NO_SE_PUEDE_PAGAR', TITLE, `${why} ${NOTHING}`);
}

/** Webpay sends the customer back: what was paid by the link of an order is told here, by whoever holds its token. */
export const confirmWebPayment = defineCommand({
  name: 'confirm-web-payment',
  context: 'orders',
  path: '/pago-web/confirmar',
  access: { publico: true },
  summary: 'Registra el regreso de un cliente desde Webpay',
  request: retornoWebpay,
  reply: z.object({
    pagado: z.boolean(),
    /** It was charged, but the order had ended: somebody gives it back. */
    por_devolver: z.boolean(),
    number: z.number().int(),
    monto: z.number().int(),
    autorizacion: z.string().nullable(),
    fecha: z.string().nullable(),
    tarjeta: z.string().nullable(),
  }),
  aggregate: order,
  needsFacts: true,
  stream: ({ pedido }) => String(pedido),
  decide(state, request, { facts: { pago } }: DecideContext<ReturnFacts>) {
    const o = returnedOrder(state, request);
    if (isRejection(o)) return o;
    // Told again: the page was loaded anew.
    if (o.datos_wp || o.pago_por_devolver || o.enlace!.gastado) return [];
    const paid = pago !== undefined && approved(pago);
    // It ended while Webpay was asked: now somebody must give back what was charged, and has to know.
    if (paid && o.estatus !== 'Pendiente Pago Web') {
      const datos_wp = paymentOf(pago);
      return isRejection(datos_wp) ? datos_wp : [WebPaymentToReturn({ pedido: refOf(o), datos_wp })];
    }
    const no = notPayable(o);
    if (no) return no;
    if (paid) return confirmed(o, pago);
    return [
      WebpayLinkSpent({ pedido: refOf(o), motivo: pago ? reasonOf(pago) : 'El cliente anuló el pago en Webpay' }),
    ];
  },
  answer({ state }) {
    const { number, enlace, datos_wp, pago_por_devolver } = state!;
    return {
      mensaje: datos_wp
        ? `Recibimos el pago del Pedido N° ${number}.`
        : pago_por_devolver
          ? `Webpay cobró el pago, pero el Pedido N° ${number} ya no lo esperaba. Pide la devolución a tu ejecutivo.`
          : `El pago del Pedido N° ${number} no se completó. ${NOTHING} Pide un nuevo enlace de pago a tu ejecutivo.`,
      pagado: datos_wp !== null,
      por_devolver: pago_por_devolver !== undefined,
      number,
      monto: datos_wp?.amount ?? enlace!.monto,
      autorizacion: datos_wp?.authorization_code ?? null,
      fecha: datos_wp?.transaction_date ?? null,
      tarjeta: datos_wp?.card_detail.card_number ?? null,
    };
  },
});
