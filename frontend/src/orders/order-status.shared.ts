/** What dialogs and bulk actions know of an order's state before they ask; menus and sheets ask the server. */
export interface OrderState {
  readonly estatus: string;
  readonly facturado: boolean;
  readonly entregado: boolean;
}

const handedOver = (o: OrderState): boolean => o.entregado || o.estatus === 'Facturado Sin Picking';

export const canValidate = (o: OrderState): boolean => o.estatus === 'Pendiente Validacion Administrativa';
export const canInvoice = (o: OrderState): boolean =>
  !o.facturado && ['Pendiente Picking', 'Entregado a Sala', 'Pendiente Despacho', 'En Ruta'].includes(o.estatus);
export const canDispatch = (o: OrderState): boolean => o.estatus === 'Pendiente Despacho';
/** Also while it is not invoiced yet: the refusal says why, in the spec's words. */
export const canDeliver = (o: OrderState): boolean =>
  !handedOver(o) && (o.estatus === 'Entregado a Sala' || o.estatus === 'En Ruta');
