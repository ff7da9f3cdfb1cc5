import { type Rejection, reject } from '../kernel/rejection.ts';
import { isPast } from './guards.ts';
import { ABIERTAS } from './parts.ts';
import { noType, type Quotation, type QuotationState, waitingLines, waitsForType } from './quotation.ts';

/** Days that a link is good for. */
export const LINK_DAYS = 30;
/** Questions that the customer may ask about one quotation. */
export const MOST_QUESTIONS = 50;

/** What a public request is about, taken from its token by the handler; nothing of the request itself names a quotation. */
export interface SharedFacts {
  readonly number: string;
  readonly token_hash: string;
}

const GONE = reject(
  'ENLACE_INVALIDO',
  'Este enlace ya no sirve',
  'Venció o fue retirado. Pide uno nuevo a quien te envió la cotización.',
);

/**
 * The quotation behind a link: there is one, it is this one, it has not passed, and the seller shows the quotation
 * (`visiblewebcotizacion`). One answer for everything that is not so. While a price waits inside, its customer waits too.
 */
export function sharedQuotation(state: QuotationState, token_hash: string, now: string): Quotation | Rejection {
  const link = state?.enlace;
  if (!state || !link || link.token_hash !== token_hash || link.vence <= now) return GONE;
  if (!state.visible_web || state.estado === 'Anulada') return GONE;
  return isWaiting(state)
    ? reject(
        'COTIZACION_EN_CAMBIO',
        'La cotización se está actualizando',
        `${state.ejecutivo.nombre} la está modificando. Vuelve a abrir este enlace en un rato.`,
      )
    : state;
}

/** Whether a price of it is still to be decided; what was converted or is over has nothing left to wait for. */
const isWaiting = (q: Quotation): boolean =>
  (ABIERTAS as readonly string[]).includes(q.estado) && (waitsForType(q) || waitingLines(q).length > 0);

/** Why nothing of it may reach its customer yet; `titulo` names what was tried. */
export const unpriced = (q: Quotation, titulo: string): Rejection | undefined =>
  isWaiting(q)
    ? (noType(q, titulo) ??
      reject('LINEAS_PENDIENTES', titulo, 'Hay precios por validar. Inténtalo cuando estén aprobados.'))
    : undefined;

/** What is written across its paper; undefined while it stands. */
export const paperMark = (q: Quotation, now: string): string | undefined =>
  q.estado === 'Anulada' ? 'Anulada' : publicState(q, now) === 'expirada' ? 'Expirada' : undefined;

/** What has become of it, for the customer. */
export const publicState = (q: Quotation, now: string): 'abierta' | 'expirada' | 'convertida' =>
  q.estado === 'Convertida' ? 'convertida' : q.estado === 'Expirada' || isPast(q, now) ? 'expirada' : 'abierta';

/** Why the customer can answer no more; undefined while an answer is waited for. */
export function answered(q: Quotation, now: string, titulo: string): Rejection | undefined {
  const state = publicState(q, now);
  if (state === 'convertida') return reject('ESTADO_NO_PERMITE', titulo, 'Esta cotización ya es un pedido.');
  if (state === 'expirada')
    return reject(
      'COTIZACION_EXPIRADA',
      titulo,
      `La cotización expiró. Pide a ${q.ejecutivo.nombre} que la actualice.`,
    );
  return q.respuesta === null
    ? undefined
    : reject('YA_RESPONDIDA', titulo, `Esta cotización ya fue ${q.respuesta.estado}.`);
}
