import { z } from 'zod';
import { pesosText } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { Order, OrderState } from '../../streams/order/order.ts';
import { leftToReturn, openRefund } from '../../streams/settlement/refunds.ts';
import type { SettlementState } from '../../streams/settlement/settlement.ts';
import { dueBack } from './due.ts';

export const REFUND_TITLE = 'La devolución no se registró';

/** The order, read from the log when the refund is decided. */
export interface RefundFacts {
  readonly orden: OrderState;
}

/** Pesos of a refund. */
export const pesosDevueltos = z
  .number()
  .int('Los pesos van sin decimales')
  .positive('Ingresa el monto que se devuelve')
  .max(1_000_000_000_000, 'Es demasiado grande');

const no = (codigo: string, mensaje: string): Rejection => reject(codigo, REFUND_TITLE, mensaje);

/** Order and pesos of a refund that may be made, at most `most` of them; or why it may not. */
export function refundable(
  orden: OrderState,
  state: SettlementState,
  monto: number | undefined,
  most = Infinity,
): { readonly orden: Order; readonly monto: number } | Rejection {
  if (!orden) return no('NADA_POR_DEVOLVER', 'El pedido no existe. Actualiza la lista.');
  if (openRefund(state))
    return no(
      'DEVOLUCION_EN_CURSO',
      `El Pedido N° ${orden.number} tiene una devolución por Webpay sin confirmar. Espera su resultado, o confírmalo a mano.`,
    );
  const remainder = leftToReturn(state, dueBack(orden, state));
  if (remainder === 0) return no('NADA_POR_DEVOLVER', `El Pedido N° ${orden.number} no tiene dinero por devolver.`);
  const all = Math.min(remainder, most);
  return monto !== undefined && monto > all
    ? no('MONTO_EXCEDE', `Quedan ${pesosText(all)} por devolver. Corrige el monto.`)
    : { orden, monto: monto ?? all };
}

/** Number of the next refund of a document. */
export const nextRefund = (state: SettlementState): number => (state?.devoluciones?.length ?? 0) + 1;
