import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection } from '../kernel/rejection.ts';
import { visibleOrder } from '../streams/order/guards.ts';
import type { Order, OrderState } from '../streams/order/order.ts';
import type { LineaPedido } from '../streams/order/parts.ts';
import { inHand, type Picking } from '../streams/order/picking.ts';

/** An order that this person has in hand, the work on it, and the line of it that is meant. */
export function workedLine(
  state: OrderState,
  user: Principal,
  meant: (o: Order, work: Picking) => LineaPedido | Rejection,
): { readonly o: Order; readonly work: Picking; readonly line: LineaPedido } | Rejection {
  const o = visibleOrder(state, user);
  if (isRejection(o)) return o;
  const work = inHand(o, user);
  if (isRejection(work)) return work;
  const line = meant(o, work);
  return isRejection(line) ? line : { o, work, line };
}
