import { documentId } from '../../kernel/document-guards.ts';
import { GOODS_HANDLERS, type Perfil } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { EstadoOc } from './parts.ts';
import type { PurchaseOrder, PurchaseOrderState } from './purchase-order.ts';

/** Who buys (requirements §5, `oc-importacion-crear`). */
export const BUYERS: readonly Perfil[] = ['Administrador', 'Brand Manager', 'Jefe de Logistica'];
/** Who sees what is bought (`ordenes-de-compra-importacion`). */
export const OC_READERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Cobrador',
  'Brand Manager',
  'Pre-Venta',
  'Jefe de Logistica',
  'Finanzas',
  'Asistente Bodega',
  'Bodega y Despacho',
];
/** Who also sees at what price. Those who receive and those who sell do not. */
export const OC_COSTS: readonly Perfil[] = ['Administrador', 'Brand Manager', 'Jefe de Logistica', 'Finanzas'];
/** Who receives (`ordenes-de-compra-global`). */
export const RECEIVERS = GOODS_HANDLERS;

/** An import order as requests name it: its number, which is also its `_id`. */
export const ocId = documentId;

/** Whether orders of this brand are within a person's row scope (requirements §0.1.4). */
export const ofBrand = (marca: string, { perfil, marcas }: Principal): boolean =>
  perfil !== 'Brand Manager' || (marcas?.includes(marca) ?? false);

/** The order, if it exists and the person's row scope holds it; the same answer for both refusals. */
export const visiblePurchaseOrder = (state: PurchaseOrderState, user: Principal): PurchaseOrder | Rejection =>
  state && ofBrand(state.marca, user)
    ? state
    : reject('OC_NO_EXISTE', 'Orden no encontrada', 'La orden de compra no existe o no es de tus marcas.');

/** What stands in the way of doing something with an order that is in none of these states; `titulo` names what was tried. */
export const forPurchaseOrder =
  (titulo: string, estados: readonly EstadoOc[]) =>
  (state: PurchaseOrderState, user: Principal): Rejection | undefined => {
    const found = visiblePurchaseOrder(state, user);
    if (isRejection(found)) return found;
    return estados.includes(found.estado)
      ? undefined
      : reject('ESTADO_NO_PERMITE', titulo, `La Orden de Compra N° ${found.number} está en estado ${found.estado}.`);
  };

export const notYourBrand = (titulo: string, marca: string): Rejection =>
  reject('SIN_PERMISO', titulo, `${marca} no es una de tus marcas. Elige una que lo sea.`);
