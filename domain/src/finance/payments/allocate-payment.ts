import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import type { Order, OrderState } from '../../streams/order/order.ts';
import { PAYMENT_KEEPERS, PAYMENT_TITLE, paymentFields, pesosPagados } from '../../streams/settlement/guards.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { customerPayment } from './customer-payment.ts';

/** Most invoices of one payment. */
export const MOST_PARTS = 100;

export interface PaymentPart {
  readonly pedido: string | number;
  /** Pesos. */
  readonly monto: number;
}

export interface OrderPart {
  readonly part: PaymentPart;
  readonly orden: OrderState;
}

export interface AllocationFacts {
  /** The order whose part is registered last, with what is left over. */
  readonly orden: OrderState;
  /** The other parts with their orders, which are registered before. */
  readonly others: readonly OrderPart[];
}

const request = z.strictObject({
  accion: z.literal('reparto'),
  /** What came in: what its parts leave over stays in favour of the customer. */
  monto: pesosPagados,
  reparto: z
    .array(z.strictObject({ pedido: pedidoId, monto: pesosPagados }))
    .min(1, 'Elige al menos una factura')
    .max(MOST_PARTS, `A lo más ${MOST_PARTS} facturas`),
  ...paymentFields,
});

/** Parts in the one order in which every payment takes its invoices, so that two of them never wait for each other. */
export const inOrder = (parts: readonly PaymentPart[]): readonly PaymentPart[] =>
  parts.toSorted((a, b) => Number(a.pedido) - Number(b.pedido));

const sumOf = (parts: readonly PaymentPart[]): number => parts.reduce((all, { monto }) => all + monto, 0);

/** Pesos that no part takes. */
export const leftOver = ({ monto, reparto }: { readonly monto: number; readonly reparto: readonly PaymentPart[] }) =>
  monto - sumOf(reparto);

/** Why a payment cannot be shared out like this; undefined where it can. `orders` are those of its parts. */
export function notAllocable(
  payment: { readonly monto: number; readonly reparto: readonly PaymentPart[] },
  orders: readonly OrderState[],
): Rejection | undefined {
  const no = (codigo: string, mensaje: string): Rejection => reject(codigo, PAYMENT_TITLE, mensaje);
  if (new Set(payment.reparto.map(({ pedido }) => Number(pedido))).size < payment.reparto.length)
    return no('FACTURA_REPETIDA', 'Una factura está dos veces en el reparto. Deja una sola, con su monto.');
  const excess = -leftOver(payment);
  if (excess > 0)
    return no(
      'REPARTO_EXCEDE',
      `El reparto suma ${pesosText(excess)} más que el pago de ${pesosText(payment.monto)}. Corrige los montos.`,
    );
  const existing = orders.filter((orden): orden is Order => orden !== undefined);
  if (existing.length < orders.length || existing.some(({ factura }) => !factura))
    return no('FACTURA_NO_EXISTE', 'Una de las facturas ya no existe. Actualiza la lista y elige de nuevo.');
  return existing.some(({ client }) => client._id !== existing[0]!.client._id)
    ? no('OTRO_CLIENTE', 'Las facturas son de clientes distintos. Registra un pago por cada cliente.')
    : undefined;
}

/** *Registrar pago* of several invoices of a customer with one transfer or cheque: each gets its part, what is left over stays in the customer's favour. */
export const allocatePayment = defineCommand({
  name: 'allocate-payment',
  context: 'finance',
  path: '/pagos/crear',
  accion: 'reparto',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra un pago de un cliente repartido entre varias facturas',
  request,
  reply: z.object({ a_favor: z.number().int().nonnegative() }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ reparto }) => paidDocument('Cliente', inOrder(reparto).at(-1)!.pedido),
  decide(state, payment, { user, now, commandId, facts: { orden } }: DecideContext<AllocationFacts>) {
    const rest = leftOver(payment);
    const { fecha, referencia } = payment;
    return customerPayment(
      state,
      orden,
      {
        ...{ fecha, referencia, recibo: commandId, a_favor: rest > 0 },
        monto: inOrder(payment.reparto).at(-1)!.monto + Math.max(0, rest),
      },
      { user, now, gone: 'Una de las facturas ya no existe. Actualiza la lista y elige de nuevo.' },
    );
  },
  answer: (_, payment) => {
    const rest = leftOver(payment);
    const count = payment.reparto.length;
    return {
      mensaje: `El pago de ${pesosText(payment.monto)} fue registrado en ${count === 1 ? 'una factura' : `${count} facturas`}${rest > 0 ? `; ${pesosText(rest)} quedan a favor del cliente` : ''}`,
      a_favor: rest,
    };
  },
});
