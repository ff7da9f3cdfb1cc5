import type { OrderNote } from './order-note.ts';

export const PENDING_VALIDATION = 'Pendiente Validacion Administrativa';
export const NOT_PENDING = 'El pedido no se encuentra en estado Pendiente Validacion Administrativa';

/** Why an order cannot be handed over (document 1 §5); undefined when it can. */
export function deliveryRefusal({
  entregado,
  facturado,
  estatus,
}: Pick<OrderNote, 'entregado' | 'facturado' | 'estatus'>): string | undefined {
  if (entregado || estatus === 'Facturado Sin Picking') return 'El pedido ya fue entregado';
  return facturado ? undefined : 'El pedido aún no ha sido facturado';
}
