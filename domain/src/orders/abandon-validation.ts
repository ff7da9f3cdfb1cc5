import type { DomainEvent } from '../kernel/event.ts';
import { OrderValidationAbandoned } from '../streams/order/events.ts';
import { type OrderState, refOf } from '../streams/order/order.ts';

/**
 * Rules a validation attempt out before its stock is released: order and stock are two streams, so whoever releases must
 * know that the order cannot claim the attempt a moment later. Nothing for one that has validated the order, and nothing
 * where no attempt can any more.
 */
export function abandonValidation(state: OrderState, validacion: string): readonly DomainEvent[] {
  if (!state || state.validacion !== undefined || state.estatus === 'Anulado') return [];
  if (state.validaciones_abandonadas?.includes(validacion)) return [];
  return [OrderValidationAbandoned({ pedido: refOf(state), validacion })];
}
