import { defineClaim } from '../../kernel/claim.ts';
import type { EstadoReembolso } from './refund-terms.shared.ts';

/** A refund of a document. */
export interface Refund {
  readonly devolucion: number;
  /** Pesos. */
  readonly monto: number;
  readonly medio: 'Webpay' | 'Transferencia' | 'Factura';
  readonly estado: EstadoReembolso;
}

/** What these figures need of the state of a settlement. */
type RefundState = { readonly devoluciones?: readonly Refund[] } | undefined;

/** Who calls Webpay for a refund: one attempt alone, so that no refund is paid twice ([ADR 28]). */
export const refundCall = defineClaim('refundcall', 'RefundCallClaimed', 'Llamada de devolución asignada');

/** Id of the claim of a refund. */
export const refundCallId = (documento: string, devolucion: number): string => `${documento}/${devolucion}`;

const isOpen = ({ estado }: Refund): boolean => estado === 'En curso' || estado === 'Por confirmar';
const sum = (refunds: readonly Refund[]): number => refunds.reduce((all, { monto }) => all + monto, 0);

/** The refund of this number while its outcome is not known. */
export const openRefund = (state: RefundState, devolucion?: number): Refund | undefined =>
  (state?.devoluciones ?? []).find((one) => isOpen(one) && (devolucion === undefined || one.devolucion === devolucion));

/** Pesos that were returned; by Webpay alone where that is asked. */
export const returnedOf = (state: RefundState, medio?: Refund['medio']): number =>
  sum((state?.devoluciones ?? []).filter((one) => one.estado === 'Devuelta' && (!medio || one.medio === medio)));

/** Pesos of refunds whose outcome is not known. */
export const underWayOf = (state: RefundState): number => sum((state?.devoluciones ?? []).filter(isOpen));

/** Pesos that somebody can still return of `due`, the whole amount to return. */
export const leftToReturn = (state: RefundState, due: number): number =>
  Math.max(0, due - returnedOf(state) - underWayOf(state));
