import { documentId } from '../../kernel/document-guards.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { Order, OrderState } from '../../streams/order/order.ts';
import { type Parcel, type ParcelState, parcelTitle } from './parcel.ts';
import { notPackable } from './packable.shared.ts';
import type { EstadoEmbalaje } from './parts.ts';

/** Who packs, labels and loads (document 1 §6, *Códigos QR*). */
export const PACKERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
];

/** A package as requests name it: its number, which is also its `_id`. */
export const embalajeId = documentId;

export const visibleParcel = (state: ParcelState): Parcel | Rejection =>
  state ??
  reject('EMBALAJE_NO_EXISTE', 'Embalaje no encontrado', 'El embalaje no existe. Revisa el número de su etiqueta.');

/** What stands in the way of something that is done in these states alone, for `when`. */
export const forParcel =
  (titulo: string, ...states: readonly EstadoEmbalaje[]) =>
  (state: ParcelState, _user: Principal): Rejection | undefined => {
    const found = visibleParcel(state);
    if (isRejection(found)) return found;
    if (states.includes(found.estado)) return undefined;
    const more =
      found.estado === 'Cerrado'
        ? 'Reábrelo antes.'
        : found.estado === 'Unido'
          ? `Su contenido está en el ${parcelTitle(found.unido_con!)}.`
          : `Se puede sólo ${states.join(' o ').toLowerCase()}.`;
    return reject('ESTADO_NO_PERMITE', titulo, `El ${parcelTitle(found.number)} está ${found.estado}. ${more}`);
  };

/** The order, if it is packed now. */
export function packableOrder(o: OrderState, number: number, titulo: string): Order | Rejection {
  const why = notPackable(o?.estatus, number);
  return why === undefined ? o! : reject('PEDIDO_NO_EMBALA', titulo, why);
}
