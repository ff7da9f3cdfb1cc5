import { z } from 'zod';
import { type Decision, defineCommand } from '../kernel/command.ts';
import { pesosText } from '../kernel/money.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { OrderCancelled, WebPaymentConfirmed, WebPaymentToReturn } from '../streams/order/events.ts';
import { pedidoId, visibleOrder, wrongState } from '../streams/order/guards.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import type { datosWp } from '../streams/order/parts.ts';
import { dueByCard } from './web-payment.shared.ts';

const TITLE = 'El pago no fue registrado';

/** Answer of Webpay to a transaction; `EXPIRED` is ours, for one that nobody finished in time. Other fields of Webpay's answer are not kept. */
export const pagoWeb = z.object({
  status: shortText,
  response_code: z.number().int().optional(),
  authorization_code: shortText.optional(),
  /** Pesos. */
  amount: z.number().int().nonnegative().optional(),
  transaction_date: z.iso.datetime().optional(),
  card_detail: z.object({ card_number: shortText }).optional(),
});
export type PagoWeb = z.output<typeof pagoWeb>;

export const approved = ({ status, response_code }: PagoWeb): boolean => status === 'AUTHORIZED' && response_code === 0;

export const reasonOf = ({ status, response_code }: PagoWeb): string =>
  status === 'EXPIRED'
    ? 'El pago web venció sin completarse'
    : `Pago web rechazado por Webpay (${status}${response_code === undefined ? '' : `, código ${response_code}`})`;

/** What of Webpay's answer is kept; what is missing of it. */
export function paymentOf({
  authorization_code,
  amount,
  transaction_date,
  card_detail,
}: PagoWeb): z.output<typeof datosWp> | Rejection {
  if (!authorization_code || amount === undefined || !transaction_date || !card_detail)
    return reject(
      'PAGO_INCOMPLETO',
      TITLE,
      'Faltan el código de autorización, el monto, la fecha o la tarjeta del pago.',
    );
  // Webpay sends the last four digits; whoever sends more must not have us keep them.
  return {
    authorization_code,
    amount,
    transaction_date,
    card_detail: { card_number: card_detail.card_number.slice(-4) },
  };
}

/** The order with an approved payment, or what is wrong with that. */
export function confirmed(o: Order, pago: PagoWeb): Decision {
  const datos_wp = paymentOf(pago);
  if (isRejection(datos_wp)) return datos_wp;
  const { amount } = datos_wp;
  const due = dueByCard(o);
  if (amount !== due)
    return reject(
      'MONTO_NO_COINCIDE',
      TITLE,
      `Se pagaron ${pesosText(amount)} y el Pedido N° ${o.number} espera ${pesosText(due)}. Revisa el pago en Webpay.`,
    );
  return [
    WebPaymentConfirmed({
      pedido: refOf(o),
      estatus: 'Pendiente Validacion Administrativa',
      datos_wp,
    }),
  ];
}

const notAwaited = (o: Order, more = ''): Rejection =>
  wrongState(TITLE, `El Pedido N° ${o.number} está en estado ${o.estatus} y no espera pago.${more}`);

/** Webpay charged an order that awaited no payment: the money is to be returned. One such payment is kept. */
export function chargedInVain(o: Order, pago: PagoWeb): Decision {
  const previous = o.pago_por_devolver?.authorization_code;
  if (previous !== undefined)
    return previous === pago.authorization_code ? [] : notAwaited(o, ' Devuelve en Webpay lo que se cobró.');
  const datos_wp = paymentOf(pago);
  return isRejection(datos_wp) ? datos_wp : [WebPaymentToReturn({ pedido: refOf(o), datos_wp })];
}

/** What became of the card payment of a web order: paid orders go on to validation, the others end. */
export const settleWebPayment = defineCommand({
  name: 'settle-web-payment',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'pagoweb',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra el resultado del pago Webpay de un pedido web',
  request: z.strictObject({ accion: z.literal('pagoweb'), pedido: pedidoId, pago: pagoWeb }),
  reply: z.object({ estatus: z.string() }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  decide(state, { pago }, { user }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    // Webpay's answer and the customer's return to the shop tell the same payment, each once or more.
    if (approved(pago) && o.datos_wp && o.datos_wp.authorization_code === pago.authorization_code) return [];
    if (o.estatus !== 'Pendiente Pago Web') return approved(pago) ? chargedInVain(o, pago) : notAwaited(o);
    if (!approved(pago))
      return [
        OrderCancelled({
          pedido: refOf(o),
          estatus: 'Anulado',
          motivo: reasonOf(pago),
          estatus_anterior: o.estatus,
          requiere_nota_credito: false,
          movimientos: [],
        }),
      ];
    return confirmed(o, pago);
  },
  answer: ({ state }) => ({
    mensaje: state!.pago_por_devolver
      ? `Webpay cobró el Pedido N° ${state!.number} cuando no esperaba pago: el dinero queda por devolver`
      : state!.estatus === 'Anulado'
        ? `El Pedido N° ${state!.number} fue anulado: su pago no se completó`
        : `Pago del Pedido N° ${state!.number} confirmado`,
    estatus: state!.estatus,
  }),
});
