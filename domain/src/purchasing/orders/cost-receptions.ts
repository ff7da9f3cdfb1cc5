import type { DomainEvent } from '../../kernel/event.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { PurchaseOrderCosted, PurchaseOrderUncosted } from './events.ts';
import { type PurchaseOrderState, refOf } from './purchase-order.ts';

type Decide = (state: PurchaseOrderState) => readonly DomainEvent[] | Rejection;

/** Receptions of an order are costed by one landed cost; again by the same one it writes nothing. */
export const receptionsCosted =
  (titulo: string, costeo: number, recepciones: readonly number[]): Decide =>
  (state) => {
    const s = state!;
    const taken = s.recepciones.find((one) => recepciones.includes(one.recepcion) && (one.costeo ?? costeo) !== costeo);
    if (taken)
      return reject(
        'YA_COSTEADA',
        titulo,
        `La recepción ${taken.recepcion} de la Orden de Compra N° ${s.number} ya está costeada en el Precio de Entrega ` +
          `N° ${taken.costeo}. Quita la orden, o revierte ese costeo.`,
      );
    const fresh = recepciones.filter((n) => s.recepciones.some((one) => one.recepcion === n && one.costeo === null));
    if (fresh.length === 0) return [];
    const all = s.recepciones.every((one) => one.costeo !== null || fresh.includes(one.recepcion));
    const estado = s.estado === 'Recepcionada' && all ? 'Costeada' : s.estado;
    return [PurchaseOrderCosted({ orden: refOf(s), costeo, recepciones: fresh, estado })];
  };

/** What a landed cost costed has no cost again; where it costed nothing it writes nothing. */
export const receptionsUncosted =
  (costeo: number): Decide =>
  (state) => {
    if (!state?.recepciones.some((one) => one.costeo === costeo)) return [];
    const estado = state.estado === 'Costeada' ? 'Recepcionada' : state.estado;
    return [PurchaseOrderUncosted({ orden: refOf(state), costeo, estado })];
  };
