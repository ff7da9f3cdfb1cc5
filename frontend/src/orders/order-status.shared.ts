import type { Perfil } from '@power/domain/kernel/perfiles';
import { awaitingApproval } from '@power/domain/orders/approval.shared';

/** What can still happen to an order, by the rules of the deciders (requirements §0.2): the server has the last word. */
export interface OrderState {
  readonly estatus: string;
  readonly facturado: boolean;
  readonly entregado: boolean;
  /** Of a row: lines whose price waits for approval. */
  readonly por_aprobar?: number;
  /** Of a sheet: the lines themselves. */
  readonly productos_pedido?: readonly { readonly requiere_validacion: boolean; readonly validado: boolean }[];
}

const handedOver = (o: OrderState): boolean => o.entregado || o.estatus === 'Facturado Sin Picking';

export const canValidate = (o: OrderState): boolean => o.estatus === 'Pendiente Validacion Administrativa';
export const pricesWait = (o: OrderState): boolean =>
  canValidate(o) && ((o.por_aprobar ?? 0) > 0 || awaitingApproval(o.productos_pedido ?? []).length > 0);
export const canEdit = (o: OrderState): boolean => canValidate(o) || o.estatus === 'Pendiente Picking';
/** A seller cancels until the order is validated; from then on the warehouse does (decider *cancel-order*). */
export const canCancel = (o: OrderState, perfil: Perfil): boolean =>
  perfil === 'Ejecutivo de Ventas'
    ? canValidate(o) || o.estatus === 'Pendiente Pago Web'
    : o.estatus !== 'Anulado' && !handedOver(o);
export const canInvoice = (o: OrderState): boolean =>
  !o.facturado && ['Pendiente Picking', 'Entregado a Sala', 'Pendiente Despacho', 'En Ruta'].includes(o.estatus);
export const canDispatch = (o: OrderState): boolean => o.estatus === 'Pendiente Despacho';
/** Also while it is not invoiced yet: the refusal says why, in the spec's words. */
export const canDeliver = (o: OrderState): boolean =>
  !handedOver(o) && (o.estatus === 'Entregado a Sala' || o.estatus === 'En Ruta');
