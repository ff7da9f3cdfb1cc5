import type { Order } from '../streams/order/order.ts';

/** A payment link is good for so long, and so is an order of the web without one (requirements §4 crearenlacewp), ms. */
export const LINK_MS = 24 * 3_600_000;

/** ISO instant from which on nobody is waited for: a day after the order, or the end of its link. */
export function paymentEnds({ createdAt, enlace }: Pick<Order, 'createdAt' | 'enlace'>): string {
  const first = new Date(Date.parse(createdAt) + LINK_MS).toISOString();
  return enlace && enlace.vence > first ? enlace.vence : first;
}

/** Pesos that the card pays: Pesos Mobile have paid the rest. */
export const dueByCard = ({ total, puntosUtilizados }: Pick<Order, 'total' | 'puntosUtilizados'>): number =>
  total - puntosUtilizados;
