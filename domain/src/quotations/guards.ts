import { documentId } from '../kernel/document-guards.ts';
import { dayOf } from '../kernel/dates.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import { reachesSale } from '../kernel/reach.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { Quotation, QuotationState } from './quotation.ts';

/** Who quotes (requirements §0.3: reachable from their own menus). */
export const QUOTERS: readonly Perfil[] = ['Administrador', 'Ejecutivo de Ventas', 'Brand Manager', 'Pre-Venta'];

/** A quotation as requests name it: its number, which is also its `_id`. */
export const cotizacionId = documentId;

const concerns = ({ ejecutivo, productos_cotizacion }: Quotation, user: Principal): boolean =>
  reachesSale({ ejecutivo: ejecutivo._id, marcas: productos_cotizacion.map(({ producto }) => producto.marca) }, user);

/** The quotation, if it exists and the person's row scope holds it (requirements §0.1.4); the same answer for both refusals. */
export const visibleQuotation = (state: QuotationState, user: Principal): Quotation | Rejection =>
  state && concerns(state, user)
    ? state
    : reject(
        'COTIZACION_NO_EXISTE',
        'Cotización no encontrada',
        'La cotización no existe o no está a tu cargo. Revisa el número.',
      );

/** Whether its last day has passed in Santiago, told or not. */
export const isPast = (q: Pick<Quotation, 'validez'>, now: string): boolean => dayOf(now) > q.validez;

/** Refusal because of what became of it; undefined while it may still change. `titulo` names what was tried. */
function closed(q: Quotation, titulo: string): Rejection | undefined {
  const no = (texto: string, codigo = 'ESTADO_NO_PERMITE'): Rejection =>
    reject(codigo, titulo, `La Cotización N° ${q.number} ${texto}`);
  if (q.estado === 'Convertida') return no(`ya es el Pedido N° ${q.pedido}.`);
  if (q.estado === 'Anulada') return no('está anulada. Cópiala para seguir.');
  if (q.estado === 'Expirada') return no(EXPIRED, 'COTIZACION_EXPIRADA');
  return undefined;
}
const EXPIRED = 'expiró. Cópiala para seguir con precios de hoy.';

/** What stands in the way of a command on a quotation, for its `when`: whose it is, what became of it, and what `more` says. */
export const forQuotation =
  (titulo: string, more?: (q: Quotation) => Rejection | undefined) =>
  (state: QuotationState, user: Principal): Rejection | undefined => {
    const q = visibleQuotation(state, user);
    return isRejection(q) ? q : (closed(q, titulo) ?? more?.(q));
  };

/** A Brand Manager and Pre-Venta change and cancel what is their own; of others they read. */
export function notOwn(q: Quotation, user: Principal, titulo: string): Rejection | undefined {
  const bound = user.perfil === 'Brand Manager' || user.perfil === 'Pre-Venta';
  return !bound || q.ejecutivo._id === user._id || q.creado_por._id === user._id
    ? undefined
    : reject(
        'COTIZACION_AJENA',
        titulo,
        `La Cotización N° ${q.number} es de ${q.ejecutivo.nombre}. Cópiala o pídele el cambio.`,
      );
}

/** For the `when` of a command that changes it, see {@link forQuotation}. */
export const forOwnQuotation =
  (titulo: string) =>
  (state: QuotationState, user: Principal): Rejection | undefined =>
    forQuotation(titulo, (q) => notOwn(q, user, titulo))(state, user);

/** The quotation while it may still change: also its last day counts, told or not. */
export function openQuotation(
  state: QuotationState,
  { user, now }: { readonly user: Principal; readonly now: string },
  titulo: string,
): Quotation | Rejection {
  const q = visibleQuotation(state, user);
  if (isRejection(q)) return q;
  const no = closed(q, titulo);
  if (no) return no;
  return isPast(q, now) ? reject('COTIZACION_EXPIRADA', titulo, `La Cotización N° ${q.number} ${EXPIRED}`) : q;
}
